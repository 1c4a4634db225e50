import {
  answerTeamInvitation,
  getMe,
  listOwnTeamInvitations,
  type OwnTeamInvitation,
} from "@plateful/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";

/** What has become of the invitations to the signed-in person. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ["own-team-invitations"],
  queryFn: ({ signal }) => call(listOwnTeamInvitations, { signal }),
  meta: { silent: true },
});

interface Answer {
  readonly invitation: OwnTeamInvitation;
  readonly accept: boolean;
}

/** Answers an invitation. Whoever joins is a coach from then on, for whom everything is read again (ledger TEAM-006). */
export function useAnswerInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ invitation, accept }: Answer) => {
      await call(answerTeamInvitation, { params: { id: String(invitation.id) }, body: { accept } });
      return accept ? call(getMe) : null;
    },
    onSuccess: async (me) => {
      if (me !== null) {
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "own-team-invitations" });
        queryClient.setQueryData(currentUserQuery.queryKey, me);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: ownInvitationsQuery.queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownInvitationsQuery.queryKey }),
    meta: { silent: true },
  });
}
