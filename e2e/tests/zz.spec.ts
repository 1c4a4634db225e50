import { test } from "../support/journey.ts";
import { onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";

const OUT = "/tmp/w/shots";
test("shots", onLayouts, async ({ page, context }, info) => {
  test.setTimeout(240_000);
  const who = info.project.name;
  page.on("console", (m) => { if (m.type() === "error") console.log(who, m.text()); });
  page.on("pageerror", (e) => console.log(who, String(e)));
  const { recipes, cooking } = wordsOf(info);
  const person = await aPlannedPerson(context);
  const found = await person.api<{ results: { id: number; name: string; directions: { text: string }[] }[] }>("GET", "recipeTemplate/?page_size=100");
  const pick = [...found.results].sort((a, b) => b.directions.filter((d) => /\d (min|to|à)/.test(d.text)).length - a.directions.filter((d) => /\d (min|to|à)/.test(d.text)).length)[0]!;
  await page.goto(`/recipes/${pick.id}`);
  await page.getByRole("button", { name: recipes.cook }).waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/${who}-0-page.png` });
  await page.getByRole("button", { name: recipes.cook }).click();
  await page.getByRole("button", { name: cooking.next }).waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/${who}-1.png` });
  for (let at = 2; at < 9; at += 1) {
    const start = page.getByRole("button", { name: /timer/i }).filter({ hasText: /start/i });
    if (await start.count()) await start.first().click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/${who}-${at}.png` });
    if (at === 3) {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.evaluate(() => document.documentElement.setAttribute("data-mantine-color-scheme", "dark"));
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${OUT}/${who}-dark.png` });
      await page.evaluate(() => document.documentElement.setAttribute("data-mantine-color-scheme", "light"));
      await page.getByRole("button", { name: cooking.overview }).click();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${OUT}/${who}-overview.png` });
      await page.keyboard.press("Escape");
    }
    const next = page.getByRole("button", { name: new RegExp(`^(${cooking.next}|${cooking.done})$`) });
    if (await next.count() === 0) break;
    await next.click();
    await page.waitForTimeout(300);
  }
  await page.screenshot({ path: `${OUT}/${who}-end.png`, fullPage: true });
  await page.goto("/planner");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/${who}-planner.png` });
});
