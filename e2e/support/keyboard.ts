import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

const MAX_STOPS = 150;

/** Whether an element has the focus, and what is wrong with where the focus is: nothing to see, or too small to hit. */
function lookAtFocus(target: Element): { readonly isThere: boolean; readonly fault: string | null } {
  const focused = document.activeElement;
  const isThere = focused === target;
  const told = (fault: string | null) => ({ isThere, fault });
  if (focused === null || focused === document.body || focused.localName === "main") return told(null);
  const nameOf = `${focused.localName} “${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").slice(0, 40)}”`;
  const isMarked = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) ||
      boxShadow.includes("0px 0px 0px 2px")
    );
  };
  const around = [focused, focused.parentElement, focused.closest("label"), focused.nextElementSibling];
  const isField = focused.matches("input:not([type=radio], [type=checkbox]), textarea, select");
  if (!isField && !around.some(isMarked)) return told(`no focus is seen on ${nameOf}`);
  const { width, height } = (focused.closest("label") ?? focused).getBoundingClientRect();
  const isInText = getComputedStyle(focused).display === "inline";
  if (!isInText && (width < 24 || height < 24))
    return told(`${nameOf} is ${Math.round(width)} by ${Math.round(height)}`);
  return told(null);
}

/** A person without a mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to an element with the key Tab alone; the focus is seen at each stop, and no stop keeps it. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: "attached" });
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const { isThere, fault } = await target.evaluate(lookAtFocus);
      // Where the focus was before the first press, the page has put it.
      if (stop > 0) expect(fault).toBeNull();
      if (isThere) return;
      await this.#page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press("Control+a");
    await this.#page.keyboard.type(text);
  }

  /** Chooses among radio buttons: Tab leads to the group, and the arrows within it. */
  async choose(option: Locator): Promise<void> {
    const group = await option.getAttribute("name");
    const isInGroup = () =>
      this.#page.evaluate((name) => document.activeElement?.getAttribute("name") === name, group);
    for (let stop = 0; stop < MAX_STOPS && !(await isInGroup()); stop += 1) {
      await this.#page.keyboard.press("Tab");
      expect((await option.evaluate(lookAtFocus)).fault).toBeNull();
    }
    for (let at = 0; at < MAX_STOPS && !(await option.isChecked()); at += 1)
      await this.#page.keyboard.press(at === 0 ? "Space" : "ArrowDown");
    await expect(option).toBeChecked();
  }

  /** Opens a menu and takes an item of it with the arrows. */
  async takeFromMenu(opener: Locator, item: Locator): Promise<void> {
    await this.press(opener);
    await item.waitFor();
    for (let at = 0; at < 20; at += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await this.#page.keyboard.press("ArrowDown");
    }
    await this.#page.keyboard.press("Enter");
  }
}
