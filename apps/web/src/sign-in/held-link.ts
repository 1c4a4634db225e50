import type { AnswerOf, readLink } from "@plateful/contract";

/** A sign-in link that waits for the person's word, and where it leads. */
export interface HeldLink {
  readonly token: string;
  readonly link: AnswerOf<typeof readLink>;
  readonly next: string;
}

/** In memory only: a token in the browser's history or storage could be used by whoever comes next. */
let held: HeldLink | null = null;

export function holdLink(link: HeldLink): void {
  held = link;
}

/** The link that was opened; null after a reload, when it has to be opened once more. */
export const heldLink = (): HeldLink | null => held;

export function dropLink(): void {
  held = null;
}
