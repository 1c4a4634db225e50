import { onSessionChange } from "../device/session.ts";

/** An answer that the server may say is still the same. */
interface KnownAnswer {
  readonly tag: string;
  readonly answer: unknown;
}

/** More than the screens that ask again and again; the oldest is forgotten first. */
const MOST = 40;

const known = new Map<string, KnownAnswer>();
// What one person was answered is nothing to ask about for another one.
onSessionChange(() => known.clear());

/** The answer that was given last at an address in a language. */
export const knownAnswer = (place: string): KnownAnswer | undefined => known.get(place);

/**
 * Keeps an answer in memory under its tag, so that a poll need not be sent it again. The server lets no cache store
 * personal answers (`no-store`), hence the app asks by the tag itself.
 */
export function rememberAnswer(place: string, tag: string | null, answer: unknown): void {
  known.delete(place);
  if (tag === null) return;
  known.set(place, { tag, answer });
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}
