import { Button } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./CoachRecipesScreen.module.css";
import { fitsToShow } from "./fits-to-show.ts";
import type { ClientFitsState } from "./use-client-fits.ts";

interface SaveBarProps {
  fits: ClientFitsState;
  isSaving: boolean;
  onSave: () => void;
  onUndo: () => void;
}

/** Stays in sight while lists are being changed; on a phone, where the panel is out of sight, with its lowest figure. */
export function SaveBar({ fits, isSaving, onSave, onUndo }: SaveBarProps) {
  const { fitting, general } = usePhrases();
  const [lowest] = fitsToShow(fits.data?.clients ?? [], null).toSorted((a, b) => a.allowed - b.allowed);
  return (
    <div className={styles.bar}>
      <p className={styles.lowest}>
        {lowest !== undefined &&
          fitting.panel.fits({
            count: lowest.allowed,
            meals: fitting.meals[lowest.mealType]({ count: lowest.allowed }),
            name: lowest.name,
          })}
      </p>
      <Button size="lg" loading={isSaving} onClick={onSave}>
        {general.save}
      </Button>
      <Button size="lg" variant="default" disabled={isSaving} onClick={onUndo}>
        {fitting.lists.undoChanges}
      </Button>
    </div>
  );
}
