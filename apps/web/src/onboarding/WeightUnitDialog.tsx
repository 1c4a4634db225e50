import { WEIGHT_UNITS, type WeightUnit } from "@plateful/quantities";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { ChoiceList } from "./parts/ChoiceList.tsx";

interface WeightUnitDialogProps {
  isOpen: boolean;
  unit: WeightUnit;
  onClose: () => void;
  onChoose: (unit: WeightUnit) => void;
}

/** Kilograms, pounds or stones (ledger ONB-025). */
export function WeightUnitDialog({ isOpen, unit, onClose, onChoose }: WeightUnitDialogProps) {
  const { onboarding, nutrition, general } = usePhrases();
  return (
    <SheetDialog
      isOpen={isOpen}
      onClose={onClose}
      title={onboarding.stats.weightUnit}
      closeLabel={general.close}
    >
      <ChoiceList
        label={onboarding.stats.weightUnit}
        kind="radio"
        choices={WEIGHT_UNITS.map((value) => ({ value, title: nutrition.weightUnits[value] }))}
        chosen={[unit]}
        onToggle={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
      />
    </SheetDialog>
  );
}
