import type { BroughtFile } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isUnderWay } from "./brought-file-query.ts";

/** Lets the diary, the progress and whatever else was read before be read again once a file has come to its end. */
export function useRefreshWhenBrought(files: readonly BroughtFile[]): void {
  const queryClient = useQueryClient();
  const wasUnderWay = useRef(false);
  const is = files.some(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && !is)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "brought-files" });
    wasUnderWay.current = is;
  }, [is, queryClient]);
}
