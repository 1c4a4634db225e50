import type { Message } from "@plateful/contract";

/** What goes with the words. */
export interface Attached {
  readonly recipe: Message["recipe"];
  readonly day: string | null;
}
