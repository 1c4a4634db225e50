import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay } from "../../test/factories.ts";
import { openTestApp, type TestApp, TestClock } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { dateInZone } from "./base/clock.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const ZONES = [
  "Europe/Amsterdam",
  "America/New_York",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
];

/**
 * How far the server's clock is from the database's, in seconds. The product must judge everything by the one that it was
 * given: a moment that the database had written by itself would make these walks fail.
 */
const OFFSETS = { "an hour behind": -HOUR, "an hour ahead": HOUR, "a year ahead": 365 * DAY } as const;

for (const [how, seconds] of Object.entries(OFFSETS))
  describe(`a server whose clock is ${how} of the database's`, () => {
    let app: TestApp;
    let start: number;
    beforeAll(async () => {
      start = Date.now() + seconds * 1000;
      app = await openTestApp({ clock: new TestClock(new Date(start).toISOString()) });
    });
    afterAll(() => app.close());

    const signIn = async () => {
      const browser = new TestBrowser(app);
      const { email } = await app.aUser();
      const otp = await browser.codeFor(email);
      const { status, body } = await browser.post("users/verifyOTP/", { email, otp });
      expect(status).toBe(200);
      return { email, token: body.auth_token as string };
    };
    const statusOf = async (token: string) =>
      (await app.get("auth/users/me/", { headers: { authorization: `Token ${token}` } })).status;

    it("E12: AUTH-033 signs people in by code and by link, and ends their sessions by the same clock", async () => {
      const { email, token } = await signIn();
      const browser = new TestBrowser(app);
      app.clock.forward(31);
      const link = await browser.linkTokenFor(email);
      expect((await browser.post("auth/token/login/", { magic_link_token: link })).status).toBe(200);
      expect(await statusOf(token)).toBe(200);
      app.clock.forward(30 * DAY - 60);
      expect(await statusOf(token)).toBe(200);
      app.clock.forward(30 * DAY + 60);
      expect(await statusOf(token)).toBe(401);
      app.clock.reset();
    });

    it("E12: AUTH-023 accepts no code that is too old, by the same clock", async () => {
      const browser = new TestBrowser(app);
      const { email } = await app.aUser();
      const otp = await browser.codeFor(email);
      app.clock.forward(DAY);
      expect((await browser.post("users/verifyOTP/", { email, otp })).status).toBe(400);
      app.clock.reset();
    });

    it.for(["UTC", "Asia/Kathmandu", "Pacific/Chatham", "America/St_Johns"])(
      "E12: the date of %s changes at its midnight, and not before",
      (zone) => {
        const first = Date.parse("2026-03-10T00:00:00Z");
        const moments = Array.from({ length: 24 * 60 }, (_, minute) => first + minute * 60_000);
        const midnight = moments.find(
          (ms) => dateInZone(new Date(ms), zone) !== dateInZone(new Date(ms - 1), zone),
        );
        const time = { timeZone: zone, timeStyle: "medium", hourCycle: "h23" } as const;
        expect(new Intl.DateTimeFormat("en-GB", time).format(midnight)).toBe("00:00:00");
      },
    );

    it("E12: DIARY-082 takes today, the day before and after, and 400 days either way, in every zone", async () => {
      for (const zone of ZONES) {
        const anna = await app.aUser({ time_zone: zone });
        const today = dateInZone(new Date(start), zone);
        for (const days of [0, -1, 1, -400, 400])
          expect(await aDay(app, anna, addDays(today, days))).toBeGreaterThan(0);
        for (const days of [-401, 401]) {
          const body = { date: addDays(today, days), calendar_items: [] };
          expect((await app.post("calendarDay/", body, { as: anna })).status).toBe(400);
        }
        const { body } = await app.get("calendarDay/?page_size=100", { as: anna });
        const dates = body.results.map(({ date }: { date: string }) => date).sort();
        expect(dates).toEqual([-400, -1, 0, 1, 400].map((days) => addDays(today, days)));
      }
    });
  });
