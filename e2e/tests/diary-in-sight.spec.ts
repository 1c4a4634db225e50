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
