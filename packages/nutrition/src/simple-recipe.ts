const TIME_STEP_MINUTES = 5;
const NOTE = /^NOTE:\s*/;
const NUMBER_MARKER = /^(?:step\s+)?\d+\s*[.):](?!\d)\s*/i;

/** Shown time of a simple recipe in minutes: preparing plus cooking, up to the next 5, at least 5. 7 + 6 is 15 (SREC-021). */
export const simpleRecipeTime = (prep: number | null, cook: number | null): number => {
  const minutes = (prep ?? 0) + (cook ?? 0);
  return Math.max(TIME_STEP_MINUTES, Math.ceil(minutes / TIME_STEP_MINUTES) * TIME_STEP_MINUTES);
};

/** A simple recipe's instructions, ready to number. */
export interface Instructions {
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Splits instructions into steps and notes, one per line. Lines that begin with 'NOTE:' become notes; if every other line
 * begins with a number marker ("1.", "2)"), the markers go, because the steps are numbered anyway (SREC-025).
 */
export const parseInstructions = (text: string): Instructions => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const notes = lines.filter((line) => NOTE.test(line)).map((line) => line.replace(NOTE, ""));
  const steps = lines.filter((line) => !NOTE.test(line));
  const isNumbered = steps.every((step) => NUMBER_MARKER.test(step));
  return { notes, steps: isNumbered ? steps.map((step) => step.replace(NUMBER_MARKER, "")) : steps };
};
