import { ANALYTICS_EVENTS, recordAnalyticsEvent, reportClientError } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod/mini";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { openLog } from "../platform/base/log.ts";

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("trace", (line: string) => void lines.push(line));
  app = await openTestApp({ log });
});
afterAll(() => app.close());

/** The names of ledger ANALYTICS-002. */
const NAMES = (
  "click_create_coach_button click_book_a_demo_button subscription_created trial_will_end trial_conversion " +
  "subscription_status_updated client_created weekly_nutrition_plan_created calendar_item_created contract_churned " +
  "organisation_created organisation_updated click_referral_programme_button"
).split(" ");
const OF_EVERY_LINE = ["level", "time", "msg", "reqId"];

const keysOf = (schema: unknown): string[] => Object.keys((schema as z.ZodMiniObject).shape).sort();

/** The only line that a call writes under this key. */
function loggedAs(key: string): Record<string, unknown> {
  const found = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => key in line);
  lines.length = 0;
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

describe("what is reported about the use of the app", () => {
  it("G2 ANALYTICS-001 ANALYTICS-002: an event is its name, one of thirteen, and nothing else", async () => {
    expect(keysOf(recordAnalyticsEvent.body)).toEqual(["name"]);
    expect(NAMES).toHaveLength(13);
    expect(ANALYTICS_EVENTS.filter((name) => !NAMES.includes(name))).toEqual([]);
    const sent = {
      name: ANALYTICS_EVENTS[0],
      email: "anna@example.org",
      weight: 83.317,
      properties: { note: "Zqnote" },
    };
    expect((await app.post("analytics/events/", sent)).status).toBe(202);
    const { event, ...rest } = loggedAs("event");
    expect(event).toBe(ANALYTICS_EVENTS[0]);
    expect(Object.keys(rest).filter((key) => !OF_EVERY_LINE.includes(key))).toEqual([]);
    expect((await app.post("analytics/events/", { name: "weight_entered" })).status).toBe(400);
  });

  it("G2: a fault of the app is words of fixed lists under listed keys, whatever comes with it", async () => {
    expect(keysOf(reportClientError.body)).toEqual(
      ["name", "call", "status", "stack", "route", "app_version", "message"].sort(),
    );
    const words = Object.fromEntries(keysOf(reportClientError.body).map((key) => [key, "Zqform"]));
    const sent = {
      ...words,
      status: 500,
      email: "anna@example.org",
      weight: 83.317,
      form: { note: "Zqform" },
    };
    expect((await app.post("client-errors/", sent)).status).toBe(202);
    const { clientError, ...rest } = loggedAs("clientError");
    expect(clientError).toEqual({
      ...{
        name: "OTHER",
        message: null,
        call: null,
        status: 500,
        frames: [],
        route: "/:x",
        appVersion: null,
      },
    });
    expect(Object.keys(rest).filter((key) => !OF_EVERY_LINE.includes(key))).toEqual([]);
  });
});
