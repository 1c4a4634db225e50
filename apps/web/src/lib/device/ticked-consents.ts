import { STORING_KINDS, type StoringKind } from "@plateful/access";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";

/** What someone agreed to before there was an account to record it with; gone once it is recorded, or at sign-out. */
const KEY = `${PERSONAL_PREFIX}ticked-consents`;
/** As long as the answers that go with it are kept on the device. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Remembers on this device what was just agreed to. */
export function keepTicked(kinds: readonly StoringKind[], now: number = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ kinds, savedAt: now }));
  } catch {
    // Storage can be forbidden; then the person is asked once more after signing in.
  }
}

export function forgetTicked(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What was agreed to on this device and is not recorded yet. */
export function tickedKinds(now: number = Date.now()): readonly StoringKind[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as {
      readonly kinds: readonly unknown[];
      readonly savedAt: number;
    } | null;
    if (kept === null || now - kept.savedAt > KEEP_MS) return [];
    return STORING_KINDS.filter((kind) => kept.kinds.includes(kind));
  } catch {
    return [];
  }
}
