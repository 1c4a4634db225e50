import { useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { refreshMeasurements, showKeptMeasurements } from "./measurement-query.ts";
import type { AddedMeasurement } from "./use-add-measurements.ts";
import { removeMeasurement } from "./use-delete-measurement.ts";

/** Says that measurements were stored, with a button that takes all of them back. */
export function useSayMeasured(userId: number): (stored: readonly AddedMeasurement[]) => void {
  const queryClient = useQueryClient();
  const { general, measurements } = usePhrases();
  const takeBack = async (stored: readonly AddedMeasurement[]) => {
    for (const one of stored) {
      await removeMeasurement(userId, one);
      showKeptMeasurements(queryClient, userId, one.type);
      void refreshMeasurements(queryClient, userId, one.type);
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
