import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

/** Presses that an act takes from the open diary, counted as a person's thumb counts them; typing is none. */
export class Presses {
  #count = 0;

  async on(target: Locator): Promise<void> {
    await target.click();
    this.#count += 1;
  }

  /** Fails when the act took more presses than it may. */
  expectAtMost(budget: number): void {
    expect(this.#count, "presses").toBeLessThanOrEqual(budget);
  }
}
