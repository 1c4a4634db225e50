import type { BrowserContext, Page } from "@playwright/test";
import type { PATHS } from "../../../apps/web/src/lib/address/paths.ts";
import type { wordsOf } from "../page.ts";

export type Words = ReturnType<typeof wordsOf>;

/** The ids of what a cast has, by the names of the parameters in addresses. */
export type Ids = Readonly<Record<string, string>>;

/** A screen, or what opens over it. */
export interface Scene {
  readonly screen: keyof typeof PATHS;
  /** The address to begin at, where it is another than the screen's own. */
  readonly at?: string;
  /** The part that opens a dialog, a sheet or a menu, below apps/web/src and without its ending. */
  readonly dialog?: string;
  /** Names the scene among those with the same screen and dialog. */
  readonly name?: string;
  /** From the address to the scene. */
  readonly open?: (page: Page, words: Words) => Promise<void>;
  /** Where it differs from screen to screen: only on a phone, or only on a desktop. */
  readonly only?: "phone" | "desktop";
  /** How it is left, where Escape does not. */
  readonly leave?: (page: Page, words: Words) => Promise<void>;
  /** It is there only as long as it waits. */
  readonly isFleeting?: true;
  /** What it asks is no more than an addition, which nobody waits for or misses; or what is behind it asks. */
  readonly isSilent?: true;
  /** Not walked in these states, and why. */
  readonly without?: Partial<Record<"loading" | "error" | "empty", string>>;
}

/** Someone, and the screens that they can open. */
export interface Cast {
  readonly name: string;
  /** Signs someone in on the page who has what the scenes need. */
  readonly prepare: (page: Page, context: BrowserContext) => Promise<Ids>;
  readonly scenes: readonly Scene[];
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).first();
export const row = (page: Page, name: string) => button(page, new RegExp(`^${name}`));
export const inMenu = (page: Page, name: string | RegExp) => page.getByRole("menuitem", { name }).first();
