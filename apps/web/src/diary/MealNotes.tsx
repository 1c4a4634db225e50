import type { MealCooking, UnsuitedMeal } from "@plateful/contract";
import { CookingNote } from "./CookingNote.tsx";
import { SideNote } from "./SideNote.tsx";
import { UnsuitedNote } from "./UnsuitedNote.tsx";

interface MealNotesProps {
  unsuited: UnsuitedMeal | undefined;
  isSide: boolean;
  cooking: MealCooking | null;
}

/** What is said below a planned meal. Most meals have nothing of it, so it is no part of the first load. */
export function MealNotes({ unsuited, isSide, cooking }: MealNotesProps) {
  return (
    <>
      {isSide && <SideNote />}
      {unsuited !== undefined && <UnsuitedNote unsuited={unsuited} />}
      {cooking !== null && <CookingNote cooking={cooking} />}
    </>
  );
}
