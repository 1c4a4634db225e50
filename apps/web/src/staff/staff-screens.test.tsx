import { MantineProvider } from "@mantine/core";
import { en } from "@plateful/phrases/en";
import { STAFF_PHRASES } from "@plateful/phrases/staff";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { PATHS } from "../lib/address/paths.ts";
import { setToken } from "../lib/device/session.ts";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { StaffFlagsScreen } from "./flags/StaffFlagsScreen.tsx";
import { StaffPeopleScreen } from "./people/StaffPeopleScreen.tsx";
import { StaffPersonScreen } from "./people/StaffPersonScreen.tsx";
import { StaffOrganisationScreen } from "./practices/StaffOrganisationScreen.tsx";
import { StaffOrganisationsScreen } from "./practices/StaffOrganisationsScreen.tsx";
import { StaffAuditScreen } from "./StaffAuditScreen.tsx";
import { StaffHomeScreen } from "./StaffHomeScreen.tsx";
import { StaffJobsScreen } from "./StaffJobsScreen.tsx";

const words = STAFF_PHRASES.en;
const NOW = "2026-03-20T12:00:00Z";
const pageOf = (results: readonly object[], count = results.length) => ({
  ...{ count, total_pages: Math.ceil(count / 20), next: null, previous: null },
  results,
});
const need = (name: string, count: number) => ({ need: name, subject: null, count, since: null });
const OVERVIEW = {
  ...{ organisations: 214, people: 9482, people_active: 5130, coaches: 300, coaches_in_trial: 12 },
  ...{ coaches_in_last_week: 3, subscriptions: 288, subscriptions_unpaid: 2 },
  growth: {
    ...{ organisations: Array(11).fill(200).concat(214), people: Array(12).fill(9482) },
    subscriptions: Array(12).fill(288),
  },
  needs: [need("BACKUP_FAILED", 1), need("PAYMENTS_FAILED", 2), need("TRIALS_ENDING", 3)],
};
const PERSON = {
  ...{ id: 41, email: "noor@example.org", first_name: "Noor", last_name: "Visser", role: "COACH" },
  ...{
    is_owner: true,
    account_enabled: true,
    organisation: { id: 8, name: "Studio Groen" },
    date_joined: NOW,
  },
  ...{ last_active_at: null, trial_ends_at: null, subscription: null, clients: 2 },
};
const entry = (id: number) => ({
  ...{
    id,
    actor: 1,
    user: null,
    action: "retry-jobs",
    object_id: null,
    actor_name: "Marit",
    user_name: null,
  },
  ...{ reason: null, request_id: null, happened_at: NOW },
});
const flag = (id: number, name: string, change: object = {}) => ({
  ...{ id, name, kind: "FLAG", everyone: null, users: [], organisations: [], percent: 0 },
  ...change,
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
let sent: Sent[] = [];
let answers: Readonly<Record<string, (request: Sent) => unknown>> = {};

const USUAL: typeof answers = {
  "admin/overview/": () => OVERVIEW,
  "admin/jobs/": () => ({ kinds: [], failed: [], imports: [] }),
  "admin/mail/": () => ({ waiting: 0, oldest_seconds: null, failed: [], blocked: [] }),
  "admin/audit-log/": () => pageOf([]),
  "admin/feature-flags/": () => pageOf([]),
  "admin/people/": () => pageOf([PERSON]),
  "admin/organisations/": () => pageOf([anOrganisation()]),
  "admin/organisations/8/": () => anOrganisation(),
  "admin/organisations/8/members/": () => [],
  "recipeTemplate/": () => pageOf([]),
};

beforeEach(() => {
  sent = [];
  answers = {};
  setToken("a token");
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const path = pathname.replace("/api/", "");
    const request = {
      ...{ method, path, query: searchParams, body: body == null ? undefined : JSON.parse(String(body)) },
    };
    sent.push(request);
    const answer = { ...USUAL, ...answers }[path]?.(request);
    return answer === undefined ? Response.json({ detail: "No." }, { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  setToken(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a screen of the console at its address. */
function open(path: string, component: () => ReactNode, at: string = path) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(currentUserQuery.queryKey, aPerson({ is_staff: true, first_name: "Marit" }));
  const root = createRootRoute();
  const staff = createRoute({ getParentRoute: () => root, id: "staff" });
  const routeTree = root.addChildren([
    staff.addChildren([createRoute({ getParentRoute: () => staff, path, component })]),
  ]);
  const history = createMemoryHistory({ initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={createRouter({ routeTree, history }) as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const asked = (path: string) => sent.filter((request) => request.path === path);
const button = (name: string) => screen.findByRole("button", { name });

describe("the first screen of the console", () => {
  it("STAFF-010 STAFF-026 shows the numbers, and what needs a person in the order of the server, with the way to it", async () => {
    open(PATHS.staff, StaffHomeScreen);
    const numbers = await screen.findByLabelText(words.numbers.title);
    for (const number of ["214", "9,482", "12", "288"]) expect(numbers.textContent).toContain(number);
    const line = within(numbers).getByRole("img", { name: words.numbers.growth({ from: "200", to: "214" }) });
    expect(line.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(12);
    const { titles } = words.needs;
    const wanted = [
      titles.BACKUP_FAILED,
      titles.PAYMENTS_FAILED({ count: 2 }),
      titles.TRIALS_ENDING({ count: 3 }),
    ];
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(wanted.map((title) => rows.findIndex((row) => row.includes(title)))).toEqual([0, 1, 2]);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain("/staff/people?role=UNPAID");
    expect(links).toContain("/staff/people?role=TRIAL_ENDING");
  });

  it("STAFF-029 says which imports are stuck and why, and reads one again where it is still there", async () => {
    const stuck = { status: "FAILED", asked_at: "2026-03-18T07:00:00Z", tries: 3, practice: "Vital" };
    const imports = [
      { ...stuck, id: 41, failure: "REFUSED", can_be_retried: true },
      { ...stuck, id: 42, failure: "NO_RECIPE_IN_TEXT", practice: null, can_be_retried: false },
      { ...stuck, id: 43, status: "RUNNING", failure: null, can_be_retried: true },
    ];
    const retried = { "admin/jobs/retry/": () => ({ count: 1 }) };
    answers = { "admin/jobs/": () => ({ kinds: [], failed: [], imports }), ...retried };
    open("/staff/jobs", StaffJobsScreen);
    const { imports: said } = words.jobs;
    await screen.findByText(new RegExp(said.failures.REFUSED));
    for (const text of [/Begun/, said.product, said.lost]) expect(screen.getByText(text)).toBeTruthy();
    const [again, ...others] = screen.getAllByRole("button", { name: new RegExp(said.title) });
    expect(others).toHaveLength(1);
    fireEvent.click(again as HTMLElement);
    await screen.findByText(words.jobs.tried({ count: 1 }));
    expect(asked("admin/jobs/retry/").map(({ body }) => body)).toEqual([
      { kind: "recipe-import", import: 41 },
    ]);
  });

  it("STAFF-010 says how the jobs and the mail stand, and what was logged last", async () => {
    const job = { kind: "plan-night", waiting: 0, active: 0, failed: 2, oldest_seconds: null };
    answers = {
      "admin/jobs/": () => ({ kinds: [job], failed: [], imports: [] }),
      "admin/mail/": () => ({ waiting: 37, oldest_seconds: 120, failed: [], blocked: [] }),
      "admin/audit-log/": () => pageOf([entry(5)]),
    };
    open(PATHS.staff, StaffHomeScreen);
    await screen.findByText(words.log.jobKinds["plan-night"]);
    await screen.findByText("37");
    await screen.findByText(words.actions["retry-jobs"]);
  });

  it("STAFF-010 is read again every minute, all its parts", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const parts = ["admin/overview/", "admin/jobs/", "admin/mail/", "admin/audit-log/"];
    const times = () => parts.map((path) => asked(path).length);
    open(PATHS.staff, StaffHomeScreen);
    await waitFor(() => expect(times()).toEqual([1, 1, 1, 1]));
    await vi.advanceTimersByTimeAsync(55_000);
    expect(times()).toEqual([1, 1, 1, 1]);
    await vi.advanceTimersByTimeAsync(6_000);
    await waitFor(() => expect(times()).toEqual([2, 2, 2, 2]));
  });
});

describe("the audit log", () => {
  it("STAFF-013 is read 30 entries at a time, older ones below, until none are left", async () => {
    const all = Array.from({ length: 35 }, (_, at) => entry(100 - at));
    answers = {
      "admin/audit-log/": ({ query }) => {
        const before = Number(query.get("before") ?? 1000);
        return pageOf(all.filter(({ id }) => id < before).slice(0, Number(query.get("page_size"))), 35);
      },
    };
    open(PATHS.staffAudit, StaffAuditScreen);
    fireEvent.click(await button(words.audit.older));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(35));
    expect(
      asked("admin/audit-log/").map(({ query }) => [query.get("page_size"), query.get("before")]),
    ).toEqual([
      ["30", null],
      ["30", "71"],
    ]);
    expect(screen.queryByRole("button", { name: words.audit.older })).toBeNull();
  });

  it("STAFF-013 is filtered by whoever did it and by days", async () => {
    open(PATHS.staffAudit, StaffAuditScreen);
    fireEvent.change(await screen.findByLabelText(words.audit.staff), { target: { value: "12" } });
    fireEvent.change(screen.getByLabelText(words.audit.from), { target: { value: "2026-03-01" } });
    fireEvent.click(await button(words.audit.apply));
    await waitFor(() => expect(asked("admin/audit-log/")).toHaveLength(2));
    const query = asked("admin/audit-log/")[1]?.query;
    expect(query?.get("actor")).toBe("12");
    expect(query?.get("happened_at__gte")).toMatch(/^2026-0[23]-/);
  });
});

describe("people", () => {
  it("STAFF-014 are listed by what the address asks for, and found by what is typed", async () => {
    open(PATHS.staffPeople, StaffPeopleScreen, "/staff/people?role=TRIAL_ENDING&organisation=8");
    expect((await screen.findByRole("link", { name: "Noor Visser" })).getAttribute("href")).toBe(
      "/staff/people/41",
    );
    expect(screen.getByText(words.persons.of({ name: "Studio Groen" }))).toBeTruthy();
    fireEvent.change(screen.getByRole("searchbox", { name: words.persons.search }), {
      target: { value: "noor" },
    });
    await waitFor(() => expect(asked("admin/people/")).toHaveLength(2));
    const [first, second] = asked("admin/people/").map(({ query }) => Object.fromEntries(query));
    expect(first).toEqual({ page: "1", role: "TRIAL_ENDING", organisation: "8" });
    expect(second).toMatchObject({ search: "noor", role: "TRIAL_ENDING" });
    fireEvent.change(screen.getByLabelText(words.persons.filter), { target: { value: "OWNER" } });
    await waitFor(() => expect(asked("admin/people/").at(-1)?.query.get("role")).toBe("OWNER"));
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(["admin/people/"]));
  });

  it("STAFF-014 begin at the first page when something else is looked for", async () => {
    answers = { "admin/people/": () => pageOf([PERSON], 60) };
    open(PATHS.staffPeople, StaffPeopleScreen);
    fireEvent.click(await button(en.clients.nextPage));
    await waitFor(() => expect(asked("admin/people/").at(-1)?.query.get("page")).toBe("2"));
    fireEvent.change(screen.getByRole("searchbox", { name: words.persons.search }), {
      target: { value: "noor" },
    });
    await waitFor(() => expect(asked("admin/people/").at(-1)?.query.get("search")).toBe("noor"));
    expect(asked("admin/people/").at(-1)?.query.get("page")).toBe("1");
  });
});

describe("an account", () => {
  it("STAFF-014 shows the last ten entries of the log about it, and asks for nothing of health", async () => {
    const person = {
      ...PERSON,
      ...{ email_confirmed: true, locale: "en", payment_status_override: null, coach: null, sessions: 1 },
      ...{ mail_blocked: null, codes_locked: false, health_open_until: null },
    };
    answers = { "admin/people/41/": () => person, "admin/audit-log/": () => pageOf([entry(9)]) };
    open(PATHS.staffPerson, StaffPersonScreen, "/staff/people/41");
    await screen.findByText(words.actions["retry-jobs"]);
    expect(Object.fromEntries(asked("admin/audit-log/")[0]?.query ?? [])).toEqual({
      user: "41",
      page_size: "10",
    });
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(["admin/people/41/", "admin/audit-log/"]));
  });
});

describe("organisations", () => {
  it("STAFF-019 are found by what is typed, and lead to their form", async () => {
    open(PATHS.staffOrganisations, StaffOrganisationsScreen);
    const link = await screen.findByRole("link", { name: "Studio Groen" });
    expect(link.getAttribute("href")).toBe("/staff/organisations/8");
    fireEvent.change(screen.getByRole("searchbox", { name: words.practices.search }), {
      target: { value: "groen" },
    });
    await waitFor(() => expect(asked("admin/organisations/").at(-1)?.query.get("search")).toBe("groen"));
  });

  it("STAFF-019 lead from the form to their members and clients", async () => {
    open(PATHS.staffOrganisation, StaffOrganisationScreen, "/staff/organisations/8");
    const link = await screen.findByRole("link", { name: words.practices.people });
    expect(link.getAttribute("href")).toBe("/staff/people?organisation=8");
  });

  it("STAFF-021 are switched off after a question, with the name typed, which says how many coaches", async () => {
    answers = { "admin/organisations/8/deactivate/": () => ({ count: 4 }) };
    const { practices } = words;
    open(PATHS.staffOrganisation, StaffOrganisationScreen, "/staff/organisations/8");
    fireEvent.click(await button(practices.deactivate));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(practices.deactivateText({ name: "Studio Groen" }))).toBeTruthy();
    expect(asked("admin/organisations/8/deactivate/")).toEqual([]);
    fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: " Studio Groen " } });
    fireEvent.click(within(dialog).getByRole("button", { name: practices.deactivate }));
    await waitFor(() =>
      expect(asked("admin/organisations/8/deactivate/")).toMatchObject([
        { body: { confirmation: "Studio Groen" } },
      ]),
    );
  });
});

describe("an organisation", () => {
  const MEMBER = {
    ...{ id: 41, email: "noor@example.org", first_name: "Noor", last_name: "Visser", role: "COACH" },
    ...{ is_named_owner: false, account_enabled: true, clients: 2, trial_ends_at: NOW, subscription: null },
  };

  it.each([
    ["WEEK", 7],
    ["FORTNIGHT", 14],
    ["MONTH", 30],
  ] as const)("STAFF-024 gives a coach more days of trial: %s", async (choice, days) => {
    const { trial } = words.persons;
    answers = {
      "admin/organisations/8/members/": () => [MEMBER],
      "admin/people/41/trial/": () => ({ trial_ends_at: NOW }),
    };
    open(PATHS.staffOrganisation, StaffOrganisationScreen, "/staff/organisations/8");
    fireEvent.click(await button(trial.extend));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("radio", { name: trial.days[choice] }));
    fireEvent.click(within(dialog).getByRole("button", { name: trial.extend }));
    await waitFor(() => expect(asked("admin/people/41/trial/")).toMatchObject([{ body: { days } }]));
  });

  it("STAFF-025 chooses no recipes that are not weighed, and keeps its tags", async () => {
    answers = { "admin/organisations/8/": () => anOrganisation({ recipe_system_type: "SIMPLE" }) };
    open(PATHS.staffOrganisation, StaffOrganisationScreen, "/staff/organisations/8");
    await screen.findByText(words.practices.recipes.simple);
    expect(asked("recipeTemplate/")).toEqual([]);
    expect(screen.getByRole("checkbox", { name: en.recipeTags.PASTA })).toBeTruthy();
  });
});

describe("flags", () => {
  const FLAGS = [flag(1, "check-ins", { organisations: [8] }), flag(2, "wero", { everyone: false })];
  const changes = () => sent.filter(({ method }) => method === "PATCH").map(({ path, body }) => [path, body]);
  const turn = async (name: string) =>
    fireEvent.click(await screen.findByRole("switch", { name: words.flags.toggle({ name }) }));
  const answerWith = (flags: readonly object[]) => {
    answers = { "admin/feature-flags/": () => pageOf(flags), "admin/feature-flags/1/": () => flags[0] };
  };

  it("STAFF-017 say for whom each is on, and are switched off for everybody", async () => {
    answerWith(FLAGS);
    open(PATHS.staffFlags, StaffFlagsScreen);
    expect(await screen.findByText(words.flags.organisations({ count: 1 }))).toBeTruthy();
    expect(screen.getByText(words.flags.nobody)).toBeTruthy();
    await turn("check-ins");
    await waitFor(() => expect(changes()).toEqual([["admin/feature-flags/1/", { everyone: false }]]));
  });

  it("STAFF-017 are on again for whom they named, without a question", async () => {
    answerWith([flag(1, "check-ins", { organisations: [8], everyone: false })]);
    open(PATHS.staffFlags, StaffFlagsScreen);
    await turn("check-ins");
    await waitFor(() => expect(changes()).toEqual([["admin/feature-flags/1/", { everyone: null }]]));
  });

  it("STAFF-017 are on for everybody after a question where they name nobody", async () => {
    answerWith([flag(1, "wero", { everyone: false })]);
    open(PATHS.staffFlags, StaffFlagsScreen);
    await turn("wero");
    const dialog = await screen.findByRole("dialog");
    expect(changes()).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: words.flags.askConfirm }));
    await waitFor(() => expect(changes()).toEqual([["admin/feature-flags/1/", { everyone: true }]]));
  });

  it("STAFF-017 stand on the overview, the first five", async () => {
    answerWith([1, 2, 3, 4, 5, 6].map((id) => flag(id, `flag-${id}`)));
    open(PATHS.staff, StaffHomeScreen);
    expect(await screen.findByText("flag-5")).toBeTruthy();
    expect(screen.queryByText("flag-6")).toBeNull();
  });
});
