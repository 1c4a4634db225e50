import { listPracticeMembers, managedOrganisations } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { call } from "../../lib/server/call.ts";
import { STAFF } from "./staff-query.ts";

export const organisationQuery = (id: string) =>
  queryOptions({
    queryKey: [STAFF, "organisation", id],
    queryFn: ({ signal }) => call(managedOrganisations.get, { params: { id }, signal }),
  });

/** The coaches of an organisation; that staff saw them is logged. */
export const membersQuery = (id: number) =>
  queryOptions({
    queryKey: [STAFF, "members", id],
    queryFn: ({ signal }) => call(listPracticeMembers, { params: { id: String(id) }, signal }),
  });

/** The address of an organisation in the console. */
export const organisationPath = (id: number | "new"): string =>
  PATHS.staffOrganisation.replace("$organisationId", String(id));
