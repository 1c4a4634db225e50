import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { useGrocerySource } from "./grocery-source.ts";

interface Days {
  readonly start: string;
  readonly end: string;
}

/** Starts a list for a range of days. A retry after a lost answer finds the list that was made already. */
export function useCreateGroceryList() {
  const queryClient = useQueryClient();
  const source = useGrocerySource();
  const intent = useRef({ days: "", key: "" });
  return useMutation({
    mutationFn: ({ start, end }: Days) => {
      const days = `${start}/${end}`;
      if (intent.current.days !== days) intent.current = { days, key: newIdempotencyKey() };
      const body = { start_date: start, end_date: end };
      return source.create(body, intent.current.key);
    },
    onSuccess: (list) => {
      intent.current = { days: "", key: "" };
      queryClient.setQueryData(source.latest.queryKey, list);
    },
    meta: { silent: true },
  });
}
