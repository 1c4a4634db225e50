import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { ensureChromium } from "../../tools/chromium.ts";
import { writeBarcodeVideo } from "../support/barcode-video.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";

/** The skyr of the demo world (apps/server/src/demo/demo-products.ts), and a number that nobody has. */
const SKYR = "2000004200015";
const UNKNOWN = "2000004209995";

const VIDEO = join(mkdtempSync(join(tmpdir(), "plateful-camera-")), "barcode.y4m");
writeBarcodeVideo(VIDEO, SKYR);

test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    // Without a window nobody can be asked, so the browser grants the camera by itself.
    args: [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
  },
});

type Words = ReturnType<typeof wordsOf>;

/** From the planner to the ways to add something to lunch. */
async function openLunch(page: Page, context: BrowserContext, words: Words): Promise<void> {
  const person = await aPersonWithPlan(context);
  await person.api("POST", "calendarDay/", { date: isoToday() });
  await page.goto("/planner");
  await page.getByRole("button", { name: words.diary.doItMyself }).click();
  const meal = words.meals.momentsInSentence.LUNCH;
  await page.getByRole("button", { name: words.diary.addTo({ meal }) }).click();
}

test("FOOD-019 FOOD-020 FOOD-021 FOOD-022 FOOD-036 DIARY-021 scans once with the camera and again by a tap, tells that nobody has the number or that a look-up failed, and opens the amount", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const scanner = words.foods.scanner;
  const lookUps: string[] = [];
  const programs: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes("/search/byBarcode/")) lookUps.push(url.searchParams.get("barcode") ?? "");
    if (/wasm|zxing/.test(url.pathname)) programs.push(url.origin);
  });
  const again = page.getByRole("button", { name: scanner.again });
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await openLunch(page, context, words);
  expect(programs).toEqual([]);

  await test.step("a number that nobody has", async () => {
    await page.route("**/api/search/byBarcode/**", (route) =>
      route.fulfill({ status: 404, json: { detail: "Could not find a food with that barcode." } }),
    );
    await page.getByRole("button", { name: scanner.scanTitle }).click();
    await expect(alert(scanner.notFound)).toBeVisible();
    await expect(page).toHaveURL(/\/food\/barcode/);
    expect(lookUps).toEqual([SKYR.padStart(14, "0")]);
    expect(new Set(programs)).toEqual(new Set([new URL(page.url()).origin]));
    await page.unrouteAll();
  });

  await test.step("a look-up that fails", async () => {
    await page.route("**/api/search/byBarcode/**", (route) => route.fulfill({ status: 500, json: {} }));
    const reported = page.waitForRequest("**/api/client-errors/");
    // A second alert within a second of the first would not be shown (ledger ERR-008).
    await page.waitForTimeout(1_100);
    await again.click();
    await reported;
    await expect(alert(scanner.failed)).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("a food that is found", async () => {
    await again.click();
    await expect(page.getByRole("heading", { name: "Skyr, natural" })).toBeVisible();
    const before = lookUps.length;
    await page.getByRole("button", { name: words.general.back }).click();
    await expect(again).toBeVisible();
    await expect(page.getByText("Skyr, natural")).toBeVisible();
    await expectAccessible(page);
    expect(lookUps).toHaveLength(before);
    await again.click();
    await expect(page.getByRole("heading", { name: "Skyr, natural" })).toBeVisible();
    expect(lookUps).toHaveLength(before + 1);
    const meal = words.meals.momentsInSentence.LUNCH;
    await page.getByRole("button", { name: words.foods.addTo({ meal }) }).click();
    await expect(page).toHaveURL(/\/planner/);
    await expect(page.getByText("Skyr, natural")).toBeVisible();
  });
});

test("DIARY-022 FOOD-023 FOOD-024 offers no scanner on a wide screen, asks for the number where the camera is refused, and checks its last digit first", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const scanner = words.foods.scanner;
  let lookUps = 0;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  page.on("request", (request) => {
    if (request.url().includes("/search/byBarcode/")) lookUps += 1;
  });
  await page.setViewportSize({ width: 901, height: 900 });
  await openLunch(page, context, words);
  const scan = page.getByRole("button", { name: scanner.scanTitle });
  await expect(page.getByRole("button", { name: scanner.productTitle })).toBeVisible();
  await expect(scan).toBeHidden();
  await page.setViewportSize({ width: 900, height: 900 });
  await scan.click();
  await expect(page.getByRole("alert").filter({ hasText: scanner.noPermissionText })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole("textbox", { name: scanner.codeLabel });
  const lookUp = page.getByRole("button", { name: scanner.lookUp });
  await code.fill(SKYR.replace(/\d$/, "0"));
  await lookUp.click();
  await expect(page.getByText(scanner.codeWrong)).toBeVisible();
  expect(lookUps).toBe(0);
  await code.fill(UNKNOWN);
  await lookUp.click();
  await expect(page.getByRole("alert").filter({ hasText: scanner.notFound })).toBeVisible();
  await code.fill(SKYR);
  await lookUp.click();
  await expect(page.getByRole("heading", { name: "Skyr, natural" })).toBeVisible();
});
