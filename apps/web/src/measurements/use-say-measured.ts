import { useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { refreshMeasurements } from "./measurement-query.ts";
import type { StoredMeasurement } from "./use-add-measurements.ts";
import { removeMeasurement } from "./use-delete-measurement.ts";

/** Says that measurements were stored, with a button that takes all of them back. */
export function useSayMeasured(userId: number): (stored: readonly StoredMeasurement[]) => void {
  const queryClient = useQueryClient();
  const { general, measurements } = usePhrases();
  const takeBack = async (stored: readonly StoredMeasurement[]) => {
    for (const { type, id } of stored) {
      await removeMeasurement(userId, type, id);
      void refreshMeasurements(queryClient, userId, type);
    }
  };
  return (stored) =>
    showToast({
      message: measurements.form.saved,
      undo: {
        label: general.undo,
        onUndo: () => void takeBack(stored).catch(() => alertProblem(general.somethingWentWrong)),
      },
    });
}
