import type { KeptNote } from "./kept-change.ts";

const BETWEEN = "\n\n";
const framed = (text: string) => BETWEEN + text + BETWEEN;
const holds = (text: string, part: string): boolean => framed(text).includes(framed(part));

/**
 * The note of a day once a change of it that waited is written. Text that was written elsewhere meanwhile stays above what was
 * typed here, and a note that changed elsewhere is not taken away. An attempt whose answer was lost adds nothing again.
 * @param now What the server has.
 */
export function mergeNote(
  { note, before }: Pick<KeptNote, "note" | "before">,
  now: string | null,
): string | null {
  if (now === null || now === before) return note;
  if (note !== null && holds(now, note)) return now;
  // An earlier change of this device was put beside the other text: this one takes its place there.
  if (before !== null && holds(now, before)) {
    const merged = framed(now).replace(framed(before), () => (note === null ? BETWEEN : framed(note)));
    return merged.slice(BETWEEN.length, -BETWEEN.length);
  }
  return note === null ? now : now + BETWEEN + note;
}
