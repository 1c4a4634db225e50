import { type AnswerOf, activateUser, readLink, resetEmailConfirm } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { currentToken } from "../../lib/device/session.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";

type Link = AnswerOf<typeof readLink>;

interface Proof {
  readonly uid: string;
  readonly token: string;
}

/** Takes what a confirmation link carries out of the address; null without a link. */
function takeProof(): Proof | null {
  const query = new URLSearchParams(location.search);
  const uid = query.get("uid");
  const token = query.get("token");
  return uid === null || token === null ? null : { uid, token };
}

/** A link to an old address begins a change; the new one has to be chosen. */
const begins = (link: Link): boolean => link.purpose === "CHANGE_EMAIL" && link.new_account === null;

const confirm = (proof: Proof, link: Link, newEmail?: string) =>
  link.purpose === "CHANGE_EMAIL"
    ? call(resetEmailConfirm, {
        body: { ...proof, ...(newEmail === undefined ? {} : { new_email: newEmail }) },
      })
    : call(activateUser, { body: proof });

/** What a confirmation link has come to. */
export interface Confirmation {
  /** `ask`: the person must say so first. `choose`: a new address is wanted. `begun`: it was mailed a link. */
  readonly state: "busy" | "ask" | "choose" | "begun" | "done" | "refused";
  readonly link: Link | null;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly send: (newEmail?: string) => void;
}

/**
 * Follows a confirmation link. Where it was asked for it acts at once; elsewhere it waits for a press, because whoever sent
 * the link may not be the reader (bar B7).
 */
export function useConfirmation(): Confirmation {
  const [proof] = useState(takeProof);
  const hasBegun = useRef(false);
  const queryClient = useQueryClient();
  const finish = useMutation({
    mutationFn: async ({ link, newEmail }: { link: Link; newEmail?: string | undefined }) => {
      if (proof !== null) await confirm(proof, link, newEmail);
      if (currentToken() !== null) await queryClient.invalidateQueries(currentUserQuery);
    },
    meta: { silent: true },
  });
  const read = useMutation({
    mutationFn: async ({ token }: Proof) => {
      const link = await call(readLink, { body: { token } });
      // It confirms nothing any more, whoever is signed in.
      if (link.dead_link_of !== null) throw new CallError("read-link", { status: 400 });
      return link;
    },
    onSuccess: (link) => {
      if (link.asked_here && !begins(link)) finish.mutate({ link });
    },
    meta: { silent: true },
  });
  const { mutate } = read;
  useEffect(() => {
    if (proof === null || hasBegun.current) return;
    hasBegun.current = true;
    history.replaceState(history.state, "", location.pathname);
    mutate(proof);
  }, [proof, mutate]);
  const link = read.data ?? null;
  const send = (newEmail?: string) => {
    if (link !== null) finish.mutate({ link, newEmail });
  };
  const common = { link, isSending: finish.isPending, error: finish.error, send };
  return { ...common, state: stateOf({ proof, link, read, finish }) };
}

interface Progress {
  readonly proof: Proof | null;
  readonly link: Link | null;
  readonly read: { readonly isError: boolean };
  readonly finish: { readonly isSuccess: boolean; readonly isError: boolean; readonly isPending: boolean };
}

function stateOf({ proof, link, read, finish }: Progress): Confirmation["state"] {
  if (proof === null) return "done";
  if (read.isError) return "refused";
  if (link === null) return "busy";
  if (finish.isSuccess) return begins(link) ? "begun" : "done";
  if (begins(link)) return "choose";
  if (finish.isError) return "refused";
  return link.asked_here ? "busy" : "ask";
}
