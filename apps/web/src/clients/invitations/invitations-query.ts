import { listInvitations, listWaitlist } from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type InvitationsSearch, whoseQueryOf } from "../../lib/client/client-search.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { POLL } from "../../lib/server/polling.ts";

/** A page of invitations, worst first; the one before stays in sight until the next is there. */
export const invitationsQuery = ({ show, page = 1, ...whose }: InvitationsSearch) =>
  queryOptions({
    queryKey: [CLIENTS, "invitations", whose.coach ?? "own", show ?? "WAITING", page],
    queryFn: ({ signal }) =>
      call(listInvitations, { query: { show: show ?? "WAITING", page, ...whoseQueryOf(whose) }, signal }),
    refetchInterval: POLL.clients,
    placeholderData: keepPreviousData,
  });

/** Who waits for the practice; null for a coach who may not invite. */
export const waitlistQuery = (page: number) =>
  queryOptions({
    queryKey: [CLIENTS, "waitlist", page],
    queryFn: ({ signal }) =>
      call(listWaitlist, { query: { page }, signal }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 403) return null;
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
