import { PERSON_FILTERS } from "@plateful/contract";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { root } from "./base-routes.ts";
import { requireStaff } from "./guards.ts";

type PersonFilterName = (typeof PERSON_FILTERS)[number];
interface PeopleAddress {
  readonly role?: PersonFilterName;
  readonly organisation?: number;
}

/** All screens come together, to staff alone. */
const screens = () => import("../../staff/index.ts");

export const STAFF_ROUTE_ID = "staff";

/** The console of staff, which to everybody else is an address without a screen (ledger STAFF-009). */
const staff = createRoute({
  getParentRoute: () => root,
  id: STAFF_ROUTE_ID,
  beforeLoad: ({ context, location }) => requireStaff(context.queryClient, location.href),
  component: lazyRouteComponent(screens, "StaffLayout"),
});

const overview = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staff,
  component: lazyRouteComponent(screens, "StaffHomeScreen"),
});

const search = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffSearch,
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    q === undefined ? {} : { q: String(q).slice(0, 100) },
  component: lazyRouteComponent(screens, "StaffSearchScreen"),
});

const jobs = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffJobs,
  component: lazyRouteComponent(screens, "StaffJobsScreen"),
});

const mail = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffMail,
  component: lazyRouteComponent(screens, "StaffMailScreen"),
});

const audit = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffAudit,
  validateSearch: ({ request }: Record<string, unknown>): { request?: string } =>
    typeof request === "string" ? { request: request.slice(0, 64) } : {},
  component: lazyRouteComponent(screens, "StaffAuditScreen"),
});

const isFilter = (role: unknown): role is PersonFilterName => PERSON_FILTERS.some((each) => each === role);

const people = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffPeople,
  validateSearch: ({ role, organisation }: Record<string, unknown>): PeopleAddress => ({
    ...(isFilter(role) ? { role } : {}),
    ...(typeof organisation === "number" && Number.isSafeInteger(organisation) && organisation > 0
      ? { organisation }
      : {}),
  }),
  component: lazyRouteComponent(screens, "StaffPeopleScreen"),
});

const person = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffPerson,
  component: lazyRouteComponent(screens, "StaffPersonScreen"),
});

const flags = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffFlags,
  component: lazyRouteComponent(screens, "StaffFlagsScreen"),
});

const flag = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffFlag,
  component: lazyRouteComponent(screens, "StaffFlagScreen"),
});

const organisations = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffOrganisations,
  component: lazyRouteComponent(screens, "StaffOrganisationsScreen"),
});

const organisation = createRoute({
  getParentRoute: () => staff,
  path: PATHS.staffOrganisation,
  component: lazyRouteComponent(screens, "StaffOrganisationScreen"),
});

export const staffRoutes = staff.addChildren([
  overview,
  search,
  jobs,
  mail,
  audit,
  people,
  person,
  flags,
  flag,
  organisations,
  organisation,
]);
