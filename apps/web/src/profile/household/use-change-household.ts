import { type BodyOf, type HouseholdMember, householdMembers } from "@plateful/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { householdQuery } from "../../lib/person/household-query.ts";
import { namedUser } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";

type MemberBody = Omit<BodyOf<typeof householdMembers.create>, "user">;

/** Whose table it is: one's own, or that of a coach's client. */
interface Owner {
  readonly clientId: number | undefined;
}

/** Reads again who eats along, and what suits them (ledger PLAN-127). */
const refresh = (queryClient: QueryClient, { clientId }: Owner) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: householdQuery(clientId).queryKey }),
    queryClient.invalidateQueries({ queryKey: [GENERATED_MEALS] }),
  ]);

/** Notes someone who eats along, or changes what is known of them. */
export function useSaveMember(owner: Owner) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: MemberBody }): Promise<HouseholdMember> =>
      id === null
        ? call(householdMembers.create, { body: { ...body, ...namedUser(owner.clientId) } })
        : call(householdMembers.change, { params: { id: String(id) }, body }),
    onSuccess: () => refresh(queryClient, owner),
    meta: { silent: true },
  });
}

/** Takes someone off the table. Who is gone already is as good as removed. */
export function useRemoveMember(owner: Owner) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(householdMembers.remove, { params: { id: String(id) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => refresh(queryClient, owner),
    meta: { silent: true },
  });
}
