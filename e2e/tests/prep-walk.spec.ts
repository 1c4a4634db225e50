import { expect, test } from "../support/journey.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";

for (const [language, width, height] of [["en", 375, 812], ["nl", 375, 812], ["en", 1440, 900], ["nl", 1440, 900]] as const) {
  test(`walk ${language} ${width}`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const person = await aPersonWithPlan(context);
    const me = await person.api<any>("GET", "users/me/");
    await person.api("PATCH", `users/${me.id}/`, { language }).catch(() => undefined);
    await person.api("POST", "autoPlanDays/", { num_days: 7, start_date_inclusive: isoToday(0), delete_existing_plans: true });
    await page.setViewportSize({ width, height });
    await page.goto(`/planner`);
    await page.waitForTimeout(1500);
    await page.evaluate((l) => localStorage.setItem("plateful-language", l), language);
    await page.goto(`/planner/cook`);
    await page.waitForTimeout(2500);
    const shot = (name: string, fullPage = false) => page.screenshot({ path: `/tmp/w/prep-shots/${name}-${language}-${width}.png`, fullPage });
    await shot("1-before");
    await shot("1-full", true);
    const summary = page.locator("summary");
    if (await summary.count()) { await summary.click(); await shot("2-leftout"); await summary.click(); }
    const start = page.getByRole("button", { name: /^(Start|Beginnen)$/ });
    if (!(await start.isVisible().catch(() => false))) { console.log("nothing", await page.locator("main").innerText()); return; }
    await start.click();
    await page.waitForTimeout(500);
    const next = page.getByRole("button", { name: /^(Done, next|Klaar, volgende)$/ });
    await next.click(); await page.waitForTimeout(300); await next.click(); await page.waitForTimeout(800);
    // As if 20 minutes had gone by.
    await page.evaluate(() => { const k = "plateful-own-preparation"; const p = JSON.parse(localStorage.getItem(k)!); p.startedAt -= 26*60000; let i=0; for (const t in p.done) p.done[t] = p.startedAt + (++i)*9*60000; localStorage.setItem(k, JSON.stringify(p)); });
    await page.reload(); await page.waitForTimeout(2500);
    await shot("3-cooking"); await shot("3-full", true);
    await page.locator("ol button").nth(3).click(); await page.waitForTimeout(600); await shot("4-task");
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
    for (let i = 0; i < 60 && (await next.isVisible()); i++) { if (i === 6) await shot("5-later"); await next.click(); await page.waitForTimeout(60); }
    await page.waitForTimeout(500); await shot("6-end");
    expect(true).toBe(true);
  });
}
