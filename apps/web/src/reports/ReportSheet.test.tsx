import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, aProfile } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { ReportSheet } from "./ReportSheet.tsx";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const pageOf = (results: readonly object[]) => ({
  ...{ count: results.length, total_pages: 1, next: null, previous: null },
  results,
});
const weight = (id: number, days: number, value: number) => ({
  ...{ id, user: 7, value, version: 1 },
  ...{ created_at: ago(days), created: ago(days), modified: ago(days) },
});

let asked: string[] = [];
let weights: readonly object[] = [];

beforeEach(() => {
  asked = [];
  weights = [];
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(pageOf(path.includes("userWeight") ? weights : []));
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const LOGO = "data:image/png;base64,iVBORw0KGgo=";
const practice = anOrganisation({
  name: "Studio Vitaal",
  primary_colour: "#2B7F3F",
  logo: LOGO,
  logo_visible: true,
});

/** The report on a client who shares these parts, for the GP. */
async function open(parts: readonly string[], note = "", quoted: readonly string[] = []) {
  const sharing = { kind: "COACH_SHARING", decision: "GIVEN", parts };
  const client = aPerson({
    ...{ id: 7, first_name: "ليلى", last_name: "حداد", date_joined: ago(40) },
    intake: aProfile({ is_on_menopause_diet: true, cycle_phase: "LUTEAL", goal_weight_in_kg: 60 }),
    consents: [sharing as never],
  });
  const coach = aPerson({ is_coach: true, first_name: "Iris", last_name: "Bakker", organisation: practice });
  const choices = {
    period: "LAST_MONTH",
    language: "en",
    reader: "doctor",
    without: [],
    note,
    quoted,
  } as const;
  openScreen(coach, () => <ReportSheet client={client} choices={choices} />);
  return screen.findByRole("article");
}

it("REPORT-003 names the practice, the client, the period and the reader, in the practice's colour and on white", async () => {
  weights = [weight(2, 1, 67), weight(1, 9, 68)];
  const sheet = await open(["PLAN", "MEASUREMENTS"], "Eat more at lunch.");
  within(sheet).getAllByText("Studio Vitaal");
  expect(sheet.querySelector("header img")?.getAttribute("src")).toBe(LOGO);
  expect(sheet.style.getPropertyValue("--pf-brand")).toMatch(/^#2b7f3f$/i);
  expect(sheet.dataset.previewScheme).toBe("light");
  const name = within(sheet).getByRole("heading", { level: 1 });
  expect(name.querySelector("bdi")?.textContent).toBe("ليلى حداد");
  within(sheet).getByText("For the GP");
  within(sheet).getByText(/^Report of /);
  within(sheet).getByText(/\d{4} to \d/);
  within(sheet).getByText("Prepared by Iris Bakker");
  const headings = within(sheet).getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["From Iris", "Weight"]);
  expect(within(sheet).getByText("Eat more at lunch.").getAttribute("dir")).toBe("auto");
});

it("REPORT-002 does not even ask for a diary that is not shared, and shows no word of a cycle", async () => {
  weights = [weight(2, 1, 67), weight(1, 9, 68)];
  const sheet = await open(["PLAN", "MEASUREMENTS"]);
  expect(asked.some((path) => path.includes("calendarDay"))).toBe(false);
  expect(sheet.textContent).not.toMatch(/luteal|menopause|cycle|period of/i);
  expect(asked.filter((path) => /[?&]user=/.test(path)).every((path) => path.includes("user=7"))).toBe(true);
  cleanup();
  await open(["PLAN", "DIARY", "MEASUREMENTS"]);
  expect(asked.some((path) => path.includes("calendarDay"))).toBe(true);
});
