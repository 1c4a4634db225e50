import { TEST_SIDES } from "../address.ts";
import { itemsOf } from "../support/diary-items.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

interface Swap {
  readonly recipe_template: { readonly id: number };
  readonly portions_multiplier: number;
}
const isOfLunch = ({ meal_moment: moment }: { readonly meal_moment: string }) => moment === "LUNCH";

test(
  "PLAN-265 PLAN-266 a side stands beside its dish, has no swap, and stays when the dish is swapped or goes alone",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, leftovers } = wordsOf(info);
    const person = await aPlannedPerson(context);
    const read = () => itemsOf(page, person, isoToday());
    const lunch = (await read()).find(isOfLunch);
    const answer = await page.request.post(TEST_SIDES, { data: { item: lunch?.id } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.goto("/planner");
    const ticks = page.getByRole("checkbox");
    await expect(ticks).toHaveCount(5);
    await expect(page.getByText(leftovers.side)).toHaveCount(1);
    await expectAccessible(page);

    await test.step("each dish can be swapped, and the side cannot", async () => {
      const nameOf = ({ meal }: Awaited<ReturnType<typeof read>>[number]) =>
        "recipe_template" in meal ? meal.recipe_template.name : "";
      for (const item of await read()) {
        const swap = page.getByRole("button", { name: diary.swapMeal({ name: nameOf(item) }), exact: true });
        await expect(swap).toHaveCount(isOfLunch(item) && item.id !== lunch?.id ? 0 : 1);
      }
    });

    await test.step("it stays when the dish is swapped", async () => {
      const { swaps } = await person.api<{ swaps: Swap[] }>("GET", `calendarItem/${lunch?.id}/swaps/`);
      const [swap] = swaps;
      await person.api("POST", `calendarItem/${lunch?.id}/swap/`, {
        recipe_template: swap?.recipe_template.id,
        portions_multiplier: swap?.portions_multiplier,
      });
      await page.reload();
      await expect(page.getByText(leftovers.side)).toHaveCount(1);
      await expect(ticks).toHaveCount(5);
    });

    await test.step("it is removed by itself", async () => {
      const side = (await read()).find((item) => isOfLunch(item) && item.id !== lunch?.id);
      await person.api("DELETE", `calendarItem/${side?.id}/`);
      await page.reload();
      await expect(ticks).toHaveCount(4);
      await expect(page.getByText(leftovers.side)).toHaveCount(0);
    });
  },
);
