import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import type { Attached } from "./attached.ts";
import { ChooseDay } from "./ChooseDay.tsx";
import { ChooseRecipe } from "./ChooseRecipe.tsx";

interface AttachDialogProps {
  kind: "recipe" | "day";
  name: string;
  clientId: number | null;
  onChoose: (attached: Attached) => void;
  onClose: () => void;
}

/** Chooses a recipe or a day that goes with a message. */
export function AttachDialog({ kind, name, clientId, onChoose, onClose }: AttachDialogProps) {
  const { messages, general } = usePhrases();
  const { attach: words } = messages;
  const isRecipe = kind === "recipe";
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={isRecipe ? words.chooseRecipe : words.chooseDay}
      closeLabel={general.close}
      {...(isRecipe && clientId !== null ? { subtitle: words.fits({ name }) } : {})}
    >
      {isRecipe ? (
        <ChooseRecipe clientId={clientId} onChoose={(recipe) => onChoose({ recipe, day: null })} />
      ) : (
        <ChooseDay clientId={clientId} onChoose={(day) => onChoose({ recipe: null, day })} />
      )}
    </SheetDialog>
  );
}
