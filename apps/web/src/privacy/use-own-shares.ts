import { COLLEAGUE_TEXT_VERSION, type SharedPart } from "@plateful/access";
import { answerOwnShare, endOwnShare } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownSharesQuery } from "../lib/person/own-shares-query.ts";
import { call } from "../lib/server/call.ts";

function useRefreshShares() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownSharesQuery.queryKey });
}

export function useAgreeToShare(id: number) {
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (parts: readonly SharedPart[]) => {
      const body = { parts: [...parts], text_version: COLLEAGUE_TEXT_VERSION };
      return call(answerOwnShare, { params: { id: String(id) }, body });
    },
    onSettled,
  });
}

export function useEndOwnShare(id: number) {
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: () => call(endOwnShare, { params: { id: String(id) } }),
    onSettled,
  });
}
