import type { MeasurementType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keptChanges } from "../lib/kept/kept-changes.ts";
import { callMeasurementRemoval } from "../lib/kept/measurement-calls.ts";
import { carryOutOrKeep } from "../lib/kept/send-kept-change.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { refreshMeasurements, showKeptMeasurements } from "./measurement-query.ts";
import type { AddedMeasurement } from "./use-add-measurements.ts";

/**
 * Deletes a measurement; one that is gone already counts as deleted. Without a network that is kept, and one that was only kept
 * is forgotten (ledger MEAS-044).
 */
export async function removeMeasurement(userId: number, { type, id, date }: AddedMeasurement): Promise<void> {
  if (keptChanges.takeMealBack(id)) return;
  const about = { key: newIdempotencyKey(), userId, date, kind: "measurement-removal" } as const;
  await carryOutOrKeep({ ...about, measurement: id, type }, callMeasurementRemoval);
}

/** Deletes measurements of one type, and reads their list again. */
export function useDeleteMeasurement(userId: number, type: MeasurementType) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, date }: Pick<AddedMeasurement, "id" | "date">) =>
      removeMeasurement(userId, { type, id, date }),
    onSettled: () => {
      showKeptMeasurements(queryClient, userId, type);
      return refreshMeasurements(queryClient, userId, type);
    },
  });
}
