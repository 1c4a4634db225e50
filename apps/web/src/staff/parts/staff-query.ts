import {
  getStaffMail,
  getStaffOverview,
  listAuditEntries,
  listStaffJobs,
  listStaffPeople,
  managedOrganisations,
} from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Everything that the staff console reads is kept below this key. */
export const STAFF = "staff";

/** How often the first screen is read again, all its parts (ledger STAFF-010). */
export const HOME_POLL_MS = 60_000;

export const overviewQuery = queryOptions({
  queryKey: [STAFF, "overview"],
  queryFn: ({ signal }) => call(getStaffOverview, { signal }),
  refetchInterval: HOME_POLL_MS,
});

export const jobsQuery = queryOptions({
  queryKey: [STAFF, "jobs"],
  queryFn: ({ signal }) => call(listStaffJobs, { signal }),
});

export const mailQuery = queryOptions({
  queryKey: [STAFF, "mail"],
  queryFn: ({ signal }) => call(getStaffMail, { signal }),
});

export interface PeopleFilter {
  readonly search: string;
  readonly role?: string | undefined;
  readonly organisation?: number | undefined;
  readonly page: number;
}

/** A page of accounts; that staff saw them is logged, so nothing is fetched before it is asked for. */
export const peopleQuery = ({ search, role, organisation, page }: PeopleFilter) =>
  queryOptions({
    queryKey: [STAFF, "people", search, role, organisation, page],
    queryFn: ({ signal }) => {
      const query = { page, role, organisation, ...(search === "" ? {} : { search }) };
      return call(listStaffPeople, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

export const organisationsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [STAFF, "organisations", search, page],
    queryFn: ({ signal }) =>
      call(managedOrganisations.list, { query: { page, ...(search === "" ? {} : { search }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** What the audit log is searched by; what is left out does not count. */
export interface AuditFilter {
  readonly request_id?: string;
  readonly action?: string;
  readonly user?: number;
  readonly actor?: number;
  readonly happened_at__gte?: string;
  readonly happened_at__lt?: string;
}

/** The newest entries, and those before the one with the number `before`. */
export const auditQuery = (filter: AuditFilter, size: number, before?: number) =>
  queryOptions({
    queryKey: [STAFF, "audit", filter, size, before],
    queryFn: ({ signal }) =>
      call(listAuditEntries, { query: { ...filter, page_size: size, before }, signal }),
  });
