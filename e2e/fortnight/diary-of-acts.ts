import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { runAxe } from "./faults-in-sight.ts";

/** One thing that a person did, and how it went. */
interface Act {
  readonly day: number;
  readonly name: string;
  readonly presses: number;
  /** Until the screen showed what was wanted. */
  readonly seconds: number;
  /** Null where it worked. */
  readonly failed: string | null;
}

/** Runs in each page: counts presses as a thumb makes them. */
function countPresses(): void {
  const counted = window as unknown as { presses: number };
  counted.presses = Number(sessionStorage.getItem("fortnight-presses") ?? 0);
  addEventListener(
    "pointerdown",
    (press) => {
      if (press.isTrusted) sessionStorage.setItem("fortnight-presses", String(++counted.presses));
    },
    true,
  );
}

const pressesOf = (page: Page) => page.evaluate(() => (window as unknown as { presses: number }).presses);

/** Has a person use the product act by act, and keeps what happened. A failed act ends at the open diary, as a person would. */
export class DiaryOfActs {
  readonly acts: Act[] = [];
  /** What a person met who looked around: refusals, errors of the page, faults of accessibility, and what is too wide. */
  readonly surprises: string[] = [];
  readonly #page: Page;
  readonly #folder: string;
  #day = 0;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async open(): Promise<void> {
    await this.#page.addInitScript(countPresses);
    this.#page.on("pageerror", ({ message }) => this.surprises.push(`day ${this.#day}: error: ${message}`));
    this.#page.on("response", (response) => {
      if (response.status() >= 400 && response.url().includes("/api/"))
        this.surprises.push(
          `day ${this.#day}: ${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`,
        );
    });
  }

  async act(name: string, perform: () => Promise<void>): Promise<void> {
    const [before, start] = [await pressesOf(this.#page).catch(() => 0), performance.now()];
    let failed: string | null = null;
    await perform().catch((error: unknown) => {
      failed = String(error instanceof Error ? error.message : error)
        .split("\n", 3)
        .join(" ");
    });
    const seconds = (performance.now() - start) / 1000;
    const presses = (await pressesOf(this.#page).catch(() => before)) - before;
    this.acts.push({ day: this.#day, name, presses, seconds, failed });
    console.log(
      `day ${this.#day}  ${name}: ${presses} presses, ${seconds.toFixed(1)} s${failed === null ? "" : `, FAILED ${failed}`}`,
    );
    const isWrong = failed !== null;
    await this.look(isWrong ? `${name}-failed` : name);
    if (!isWrong) return;
    await this.#page.goto("/planner").catch(() => undefined);
  }

  /** Takes a picture, and notes what is wrong with what is in sight. */
  async look(name: string): Promise<void> {
    const file = `${String(this.#day).padStart(2, "0")}-${String(this.acts.length).padStart(2, "0")}-${name.replaceAll(/\W+/g, "-")}.png`;
    await this.#page.screenshot({ path: `${this.#folder}/${file}` });
    for (const fault of await runAxe(this.#page)) this.surprises.push(`day ${this.#day}, ${name}: ${fault}`);
    const isTooWide = await this.#page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isTooWide) this.surprises.push(`day ${this.#day}, ${name}: wider than the screen`);
  }

  beginDay(day: number): void {
    this.#day = day;
  }

  print(): void {
    console.log("\n| day | act | presses | seconds | |\n| --- | --- | --- | --- | --- |");
    for (const { day, name, presses, seconds, failed } of this.acts)
      console.log(`| ${day} | ${name} | ${presses} | ${seconds.toFixed(1)} | ${failed ?? ""} |`);
    console.log(`\n${this.surprises.length} surprises`);
    for (const surprise of new Set(this.surprises)) console.log(`- ${surprise}`);
  }
}
