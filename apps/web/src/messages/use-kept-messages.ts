import { useSyncExternalStore } from "react";
import { type KeptMessage, keptMessages, subscribeToKept } from "./kept-messages.ts";

/** What was written and is not stored yet, in every conversation. */
export const useKeptMessages = (): readonly KeptMessage[] =>
  useSyncExternalStore(subscribeToKept, keptMessages);
