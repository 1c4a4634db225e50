import { endDevice } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { devicesQuery } from "./device-query.ts";

/** Signs a device out from afar; one that is gone already counts as signed out. */
export function useEndDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(endDevice, { params: { id: String(id) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries(devicesQuery),
  });
}
