import { expect, test } from "../support/journey.ts";

/** What an attacker, or a careless change, could put into a page: run there, each must be refused. */
const SEEDS = {
  "an inline style": () => document.body.setAttribute("style", "color: red"),
  "a style element": () => {
    const style = document.createElement("style");
    style.append("body { color: red }");
    document.head.append(style);
  },
  "an inline handler": () => document.body.setAttribute("onclick", "alert(1)"),
  "a text that becomes HTML": () => {
    document.createElement("div").innerHTML = "<b>bold</b>";
  },
  "a script of another origin": () => {
    const script = document.createElement("script");
    script.src = "https://evil.example/a.js";
    document.head.append(script);
  },
  "a call to another origin": () => void fetch("https://evil.example/").catch(() => {}),
} as const;

test("D2: the content security policy refuses what does not belong in a page, and the journey hears of it", async ({
  page,
  refused,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(refused).toEqual([]);
  for (const [name, seed] of Object.entries(SEEDS)) {
    const found = await page.evaluate(seed).then(
      () => "no error",
      (error: Error) => error.message,
    );
    await expect.poll(() => refused.length, { message: `${name}: ${found}` }).toBeGreaterThan(0);
    refused.splice(0);
  }
  // What is told late of the last one is no fault of this journey.
  await page.reload();
  // The app's own rule for the addresses of scripts refuses before the browser does.
  await expect(page.evaluate(() => void new Worker("/brand.css"))).rejects.toThrow("Only scripts of the app");
  refused.splice(0);
});
