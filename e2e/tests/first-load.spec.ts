import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { wordsOf } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";

const BUILD = new URL("../../apps/web/dist", import.meta.url);
/** A little above what it was when it was last made smaller: whoever adds more than that takes something away, or loads it later. */
const BUDGET_KB = 212;
/** Scripts that are asked for after the first paint belong to the first load, too (bench/README.md). */
const AFTERWARDS_MS = 2_500;

test("OPS-036 the first load of the planner stays within its budget", async ({ page, context }, info) => {
  await aPlannedPerson(context, 1);
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  await page.goto("/planner");
  await expect(page.getByRole("heading", { name: wordsOf(info).diary.planForToday })).toBeVisible();
  await page.waitForTimeout(AFTERWARDS_MS);
  const files = [...asked].map((path) => BUILD.pathname + path).filter((file) => existsSync(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  expect(files.length).toBeGreaterThan(10);
  expect(bytes / 1000).toBeLessThan(BUDGET_KB);
});
