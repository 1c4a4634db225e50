import { formatDate } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { addDays, weekOf } from "@plateful/planning";
import { expect, test } from "../support/journey.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";

const { diary } = phrasesOf("en");

interface Moment {
  readonly what: string;
  readonly zone: string;
  /** What the phone's clock says. */
  readonly now: string;
  /** The date on the wall at that moment. */
  readonly today: string;
}

const YEAR = Number(isoToday().slice(0, 4));

/** The day in Europe on which summer time begins (March) or ends (October). */
function lastSunday(month: 3 | 10): string {
  const last = `${YEAR}-${String(month).padStart(2, "0")}-31`;
  const [monday = last] = weekOf(last);
  const sunday = addDays(monday, 6);
  return sunday > last ? addDays(monday, -1) : sunday;
}

const [SPRING, AUTUMN] = [lastSunday(3), lastSunday(10)];
const LEAP_YEAR = YEAR + ((4 - (YEAR % 4)) % 4);
const HERE = "Europe/Amsterdam";
const noonIn = (days: number) => `${isoToday(days)}T11:00:00Z`;

/** Summer time begins at 01:00 UTC, so 02:30 is 03:30 in spring, and comes twice in autumn. */
const MOMENTS: readonly Moment[] = [
  { what: "half past two when summer time begins", zone: HERE, now: `${SPRING}T01:30:00Z`, today: SPRING },
  { what: "half past two when summer time ends", zone: HERE, now: `${AUTUMN}T00:30:00Z`, today: AUTUMN },
  { what: "half past two for the second time", zone: HERE, now: `${AUTUMN}T01:30:00Z`, today: AUTUMN },
  { what: "29 February", zone: HERE, now: `${LEAP_YEAR}-02-28T23:30:00Z`, today: `${LEAP_YEAR}-02-29` },
  { what: "the last minute of the year", zone: HERE, now: `${YEAR}-12-31T22:59:30Z`, today: `${YEAR}-12-31` },
  {
    what: "the first minute of the year",
    zone: HERE,
    now: `${YEAR}-12-31T23:00:30Z`,
    today: `${YEAR + 1}-01-01`,
  },
  {
    what: "the day that Samoa left out",
    zone: "Pacific/Apia",
    now: "2011-12-30T10:30:00Z",
    today: "2011-12-31",
  },
  { what: "a phone a day behind", zone: HERE, now: noonIn(-1), today: isoToday(-1) },
  { what: "a phone a day ahead", zone: HERE, now: noonIn(1), today: isoToday(1) },
];

/** The diary takes dates up to 400 days away; others are only looked at. */
const isTaken = (date: string) => date > isoToday(-390) && date < isoToday(390);

for (const { what, zone, now, today } of MOMENTS)
  test.describe(what, () => {
    test.use({ timezoneId: zone });

    test(`E12 DIARY-003 DIARY-082: ${what} is ${today}, and the days beside it are its neighbours`, async ({
      page,
      context,
    }) => {
      const person = await aPersonWithPlan(context);
      await page.clock.setFixedTime(now);
      await page.goto("/planner");
      const strip = page.locator("section", { has: page.getByRole("button", { name: diary.nextWeek }) });
      const days = strip.locator("button[aria-pressed]");
      const chosen = strip.locator('button[aria-pressed="true"]');
      const nameOf = (date: string) =>
        new RegExp(formatDate("en", date, { weekday: "long", day: "numeric", month: "long" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(diary.planForToday);
      await expect(chosen).toHaveAccessibleName(nameOf(today));
      for (const [at, date] of weekOf(today).entries())
        await expect(days.nth(at)).toHaveAccessibleName(nameOf(date));
      if (isTaken(today))
        await expect
          .poll(async () => {
            const { results } = await person.api<{ results: { date: string }[] }>("GET", "calendarDay/");
            return results.map(({ date }) => date).sort();
          })
          .toEqual(weekOf(today));
      await page.getByRole("button", { name: diary.nextWeek }).click();
      await expect(page).toHaveURL(new RegExp(addDays(today, 7)));
      await expect(chosen).toHaveAccessibleName(nameOf(addDays(today, 7)));
      await page.getByRole("button", { name: diary.previousWeek }).click();
      await page.getByRole("button", { name: diary.previousWeek }).click();
      await expect(chosen).toHaveAccessibleName(nameOf(addDays(today, -7)));
    });
  });
