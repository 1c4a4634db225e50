import { type FeatureFlag, featureFlags, getStaffPerson, managedOrganisations } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { displayName } from "../../lib/language/person-name.ts";
import { call } from "../../lib/server/call.ts";
import { STAFF } from "../parts/staff-query.ts";

/** Every reading of flags starts with this key. */
export const FLAGS = [STAFF, "flags"] as const;
const MAX_PAGE = 100;

/** All flags: there are tens of them, not thousands. */
export const flagsQuery = queryOptions({
  queryKey: [...FLAGS, "all"],
  queryFn: async ({ signal }) => {
    const found: FeatureFlag[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await call(featureFlags.list, { query: { page, page_size: MAX_PAGE }, signal });
      found.push(...answer.results);
      pages = answer.total_pages;
    }
    return found;
  },
});

export const flagQuery = (id: string) =>
  queryOptions({
    queryKey: [...FLAGS, "one", id],
    queryFn: ({ signal }) => call(featureFlags.get, { params: { id }, signal }),
  });

export type TargetKind = "organisations" | "users";

const nameOf = async (kind: TargetKind, id: string, signal: AbortSignal): Promise<string> => {
  const input = { params: { id }, signal };
  if (kind === "organisations") return (await call(managedOrganisations.get, input)).name;
  return displayName(await call(getStaffPerson, input));
};

/** What someone or something is called that a flag names by its number. */
export const targetNameQuery = (kind: TargetKind, id: number) =>
  queryOptions({
    queryKey: [STAFF, "name", kind, id],
    queryFn: ({ signal }) => nameOf(kind, String(id), signal),
    staleTime: 600_000,
    retry: false,
    meta: { silent: true },
  });
