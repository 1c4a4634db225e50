import { activateUser } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../lib/call.ts";

/** What a confirmation link carries in its address. */
function linkProof(): { uid: string; token: string } | null {
  const query = new URLSearchParams(location.search);
  const uid = query.get("uid");
  const token = query.get("token");
  return uid === null || token === null ? null : { uid, token };
}

/** Confirms the address that a followed link proves; without a link there is nothing left to do. */
export function useConfirmEmail(): "busy" | "done" | "refused" {
  const [proof] = useState(linkProof);
  const { mutate, status } = useMutation({
    mutationFn: (body: { uid: string; token: string }) => call(activateUser, { body }),
    meta: { silent: true },
  });
  useEffect(() => {
    if (proof === null) return;
    history.replaceState(history.state, "", location.pathname);
    mutate(proof);
  }, [proof, mutate]);
  if (proof === null || status === "success") return "done";
  return status === "error" ? "refused" : "busy";
}
