import { formatDate } from "@plateful/phrases";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";
import { walkTo } from "../support/walk.ts";

const weekdayOf = (date: string) => formatDate("en", date, { weekday: "long" });

test("DIARY-140 three meals of a planned day are in sight on a phone, and no weekday breaks the title", async ({
  page,
  context,
  phrases,
}) => {
  const { diary, navigation } = phrases;
  await aPlannedPerson(context, 7);
  await page.setViewportSize(SIZES.phone);
  await page.goto("/planner");
  const ticks = page.getByRole("checkbox");
  await expect(ticks).toHaveCount(4);
  // Below the tab bar nothing is in sight, though it is in the viewport.
  const bar = await page.getByRole("link", { name: navigation.progress }).boundingBox();
  const bottoms = await ticks.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
  );
  expect(bottoms.filter((bottom) => bottom <= (bar?.y ?? 0))).toHaveLength(3);

  const title = page.getByRole("heading", { level: 1 });
  const heights = new Map<string, number>();
  for (let ahead = 0; ahead < 7; ahead += 1) {
    await walkTo(page, `/planner?date=${isoToday(ahead)}`);
    await expect(title).toHaveCount(1);
    if (ahead > 0) await expect(title).toHaveText(diary.planFor({ weekday: weekdayOf(isoToday(ahead)) }));
    await expect(page.getByRole("button", { name: diary.dayMenu })).toBeVisible();
    heights.set(await title.innerText(), (await title.boundingBox())?.height ?? 0);
  }
  expect(heights.size).toBe(7);
  expect([...heights].filter(([, height]) => height >= 40)).toEqual([]);
});

test("DIARY-127 the portion on the picture looks like a button in both themes", async ({
  page,
  context,
  phrases,
}) => {
  await aPlannedPerson(context);
  await page.setViewportSize(SIZES.phone);
  const one = phrases.diary.portionOf({ size: "1", isOne: true });
  const portion = page.getByRole("button", { name: new RegExp(`^${one},`) });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/planner");
    await expect(portion.first().locator("svg:visible")).toHaveCount(1);
    const contrast = await portion.first().evaluate((button) => {
      const shown = [...button.children].find((one) => getComputedStyle(one).display !== "none");
      const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const light = (colour: string) =>
        numbers(colour)
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
          .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
      if (shown === undefined) return 0;
      const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(shown);
      if (Number.parseFloat(borderTopWidth) === 0) return 0;
      const [one, other] = [light(borderTopColor) + 0.05, light(backgroundColor) + 0.05];
      return Math.max(one, other) / Math.min(one, other);
    });
    expect(contrast).toBeGreaterThan(3);
  }
});
