import { moments } from "./format.ts";
import type { Language } from "./language.ts";

/**
 * What the time of a zone is called at a moment, in summer as in winter.
 *
 * @example formatZoneName("nl", new Date("2026-11-20T06:40:00Z"), "Europe/Lisbon") // "West-Europese tijd"
 */
export function formatZoneName(language: Language, moment: Date, timeZone: string): string {
  const parts = moments(language, { timeZone, timeZoneName: "longGeneric" }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
