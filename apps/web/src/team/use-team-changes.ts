import {
  type BodyOf,
  changeTeamMember,
  handOverClients,
  inviteColleague,
  removeTeamMember,
  withdrawTeamInvitation,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS } from "../lib/person/current-user.ts";
import { TEAM } from "../lib/person/own-rights.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";

/** Reads the team again, also after a refusal: what was refused may be because someone else changed it. */
function useRefreshTeam() {
  const queryClient = useQueryClient();
  return () => Promise.all([TEAM, CLIENTS].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** Invites a colleague; the same again after a failure invites nobody twice. */
export function useInviteColleague() {
  const onSettled = useRefreshTeam();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof inviteColleague>) =>
      call(inviteColleague, { body, idempotencyKey: keyFor(body) }),
    onSuccess: done,
    onSettled,
    meta: { silent: true },
  });
}

export function useWithdrawInvitation() {
  const onSettled = useRefreshTeam();
  return useMutation({
    mutationFn: (id: number) => call(withdrawTeamInvitation, { params: { id: String(id) } }),
    onSettled,
    meta: { silent: true },
  });
}

export function useChangeMember(id: number) {
  const onSettled = useRefreshTeam();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeTeamMember>) =>
      call(changeTeamMember, { params: { id: String(id) }, body }),
    onSettled,
    meta: { silent: true },
  });
}

/** Removes a colleague. For leaving, what was read is forgotten afterwards by the one who asks. */
export function useRemoveMember({ isLeaving }: { isLeaving: boolean }) {
  const refresh = useRefreshTeam();
  return useMutation({
    mutationFn: (id: number) => call(removeTeamMember, { params: { id: String(id) } }),
    onSettled: (_answer, error) => (isLeaving && error === null ? undefined : refresh()),
    meta: { silent: true },
  });
}

export function useHandOver() {
  const onSettled = useRefreshTeam();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof handOverClients>) =>
      call(handOverClients, { body, idempotencyKey: keyFor(body) }),
    onSuccess: done,
    onSettled,
    meta: { silent: true },
  });
}
