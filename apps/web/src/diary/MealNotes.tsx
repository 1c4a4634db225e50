import type { MealCooking, UnsuitedMeal } from "@plateful/contract";
import { CookingNote } from "./CookingNote.tsx";
import { UnsuitedNote } from "./UnsuitedNote.tsx";

interface MealNotesProps {
  unsuited: UnsuitedMeal | undefined;
  cooking: MealCooking | null;
}

/** What is said below a planned meal. Most meals have nothing of it, so it is no part of the first load. */
export function MealNotes({ unsuited, cooking }: MealNotesProps) {
  return (
    <>
      {unsuited !== undefined && <UnsuitedNote unsuited={unsuited} />}
      {cooking !== null && <CookingNote cooking={cooking} />}
    </>
  );
}
