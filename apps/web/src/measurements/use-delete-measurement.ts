import { deleteMeasurement } from "@plateful/contract";
import type { MeasurementType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { refreshMeasurements } from "./measurement-query.ts";

/** Deletes a measurement; one that is gone already counts as deleted. */
export async function removeMeasurement(userId: number, type: MeasurementType, id: number): Promise<void> {
  try {
    await call(deleteMeasurement, {
      body: { measurement_id: id, measurement_type: type, user_id: userId },
    });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}

/** Deletes measurements of one type, and reads their list again. */
export function useDeleteMeasurement(userId: number, type: MeasurementType) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => removeMeasurement(userId, type, id),
    onSettled: () => refreshMeasurements(queryClient, userId, type),
  });
}
