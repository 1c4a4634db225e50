import { type HouseholdMember, householdMembers } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { namedUser } from "./subject.ts";

/** Every reading of who eats along starts with this key. */
const HOUSEHOLD = "household";

/** Everybody who eats along with a person, in the order in which they were noted; a coach names the client. */
export const householdQuery = (clientId?: number) =>
  queryOptions({
    queryKey: [HOUSEHOLD, clientId ?? null],
    queryFn: async ({ signal }): Promise<readonly HouseholdMember[]> =>
      (await call(householdMembers.list, { query: { ...namedUser(clientId), page_size: 100 }, signal }))
        .results,
    meta: { silent: true },
  });
