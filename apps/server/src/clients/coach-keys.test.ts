import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let iris: Person;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  iris = await app.aCoach();
  const cycle = { last_menstrual_period_start_date: "2026-03-10", diet_type: "CYCLE_DIET" };
  anna = await aPlanner(app, cycle, { coach_id: iris.id });
  await aQuickAdd(app, anna, await aDay(app, anna));
  await app.post("userWeight/", { value: 70, created_at: "2026-03-18T08:00:00Z" }, { as: anna });
});
afterAll(() => app.close());

/** The names of all fields of an answer, however deep: `intake.weight`; those of lists once. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === "" ? key : `${path}.${key}`));
}
const WEEKDAY = /\.(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const listed = (body: unknown) =>
  [...new Set(keysOf(body).map((key) => key.replace(WEEKDAY, ".<weekday>")))].sort();

it.each([
  ["list-clients", "clients/"],
  ["get-client", "clients/{client}/"],
  ["list-user-profiles", "users/userProfile/?user={client}"],
  ["list-calendar-days", "calendarDay/?user={client}"],
  ["list-user-weights", "userWeight/?user={client}"],
])("A8 PRIV-008: %s answers a coach these fields and no other", async (name, path) => {
  const { status, body } = await app.get(path.replace("{client}", String(anna.id)), { as: iris });
  expect([name, status]).toEqual([name, 200]);
  expect(listed(body)).toMatchSnapshot();
});
