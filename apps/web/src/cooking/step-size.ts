/** How large a step is written, so that it is read from a step away and seldom scrolls. */
export type StepSize = "large" | "medium" | "small";

/** In letters. */
const LARGE_UP_TO = 90;
const MEDIUM_UP_TO = 170;

export function stepSize(text: string): StepSize {
  if (text.length <= LARGE_UP_TO) return "large";
  return text.length <= MEDIUM_UP_TO ? "medium" : "small";
}
