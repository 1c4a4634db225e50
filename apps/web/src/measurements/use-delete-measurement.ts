import { deleteMeasurement } from "@plateful/contract";
import type { MeasurementType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { refreshMeasurements } from "./measurement-query.ts";

/** Deletes a measurement; one that is gone already counts as deleted. */
export function useDeleteMeasurement(userId: number, type: MeasurementType) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const body = { measurement_id: id, measurement_type: type, user_id: userId };
      try {
        await call(deleteMeasurement, { body });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSettled: () => refreshMeasurements(queryClient, userId, type),
  });
}
