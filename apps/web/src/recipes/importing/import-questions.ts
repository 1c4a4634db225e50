import type { MeantFood, RecipeImport, RecipeImportLine } from "@plateful/contract";

/** For how many a recipe counts that does not say (ledger REC-113). */
export const USUAL_SERVINGS = 4;

/** What is asked about a line. */
export interface Question {
  /** WHICH: one of several foods, or none that is known; HOW_MUCH: an amount that was not said; RIGHT: whether it is meant. */
  readonly kind: "WHICH" | "HOW_MUCH" | "RIGHT";
  readonly choices: readonly MeantFood[];
}

export const isInDoubt = ({ certainty, is_left_out: isLeftOut }: RecipeImportLine): boolean =>
  !isLeftOut && (certainty === "CHECK" || certainty === "UNKNOWN");

const twice = (food: MeantFood): MeantFood => ({ ...food, quantity: 2 * food.quantity });

/** What is asked about a line in doubt: which food where several may be meant, else how much where that was not said. */
export function questionOf({ food, alternatives }: RecipeImportLine): Question {
  if (food === null) return { kind: "WHICH", choices: alternatives };
  if (alternatives.length > 0) return { kind: "WHICH", choices: [food, ...alternatives] };
  if (food.is_estimated) return { kind: "HOW_MUCH", choices: [food, twice(food)] };
  return { kind: "RIGHT", choices: [food] };
}

/** Whether two choices are the same food, serving and amount. */
export const isSameChoice = (one: MeantFood, other: MeantFood): boolean =>
  one.suggested_serving.id === other.suggested_serving.id && Math.abs(one.quantity - other.quantity) < 1e-6;

/** The choices of a question, with what was chosen besides them: searched for, or typed. */
export const choicesOf = (question: Question, food: MeantFood | null): readonly MeantFood[] =>
  food === null || question.choices.some((choice) => isSameChoice(choice, food))
    ? question.choices
    : [...question.choices, food];

/** What is asked of each import, by the place of the line; it outlasts the search for another food. */
const asked = new Map<number, ReadonlyMap<number, Question>>();

/** The questions of an import as they were first asked, so that an answer stays where it was given. */
export function questionsOf({
  id,
  lines,
}: Pick<RecipeImport, "id" | "lines">): ReadonlyMap<number, Question> {
  const known = asked.get(id) ?? new Map<number, Question>();
  const questions = new Map(
    lines.flatMap((line, at): [number, Question][] => {
      const question = known.get(at) ?? (isInDoubt(line) ? questionOf(line) : undefined);
      return question === undefined ? [] : [[at, question]];
    }),
  );
  asked.set(id, questions);
  return questions;
}

/** Where a line is on the screen, to go to it. */
export const lineId = (at: number): string => `import-line-${at}`;
export const focusLine = (at: number): void => document.getElementById(lineId(at))?.focus();

export interface ImportSummary {
  readonly count: number;
  readonly sure: number;
  readonly toLookAt: number;
  readonly unknown: number;
  /** The place of the first line without a food; -1 where there is none. */
  readonly firstUnknown: number;
  /** Of one portion. */
  readonly kcal: number;
  readonly protein: number;
}

/** What the lines that count come to. */
export function summaryOf({ lines, servings }: Pick<RecipeImport, "lines" | "servings">): ImportSummary {
  const counted = lines.filter(({ is_left_out: isLeftOut }) => !isLeftOut);
  const foods = counted.flatMap(({ food }) => food ?? []);
  const total = (of: "kcal" | "protein"): number =>
    foods.reduce((sum, { quantity, suggested_serving: serving }) => sum + quantity * serving[of], 0);
  const portions = servings ?? USUAL_SERVINGS;
  const toLookAt = counted.filter(isInDoubt).length;
  return {
    count: counted.length,
    sure: counted.length - toLookAt,
    toLookAt,
    unknown: counted.filter(({ food }) => food === null).length,
    firstUnknown: lines.findIndex(({ food, is_left_out: isLeftOut }) => food === null && !isLeftOut),
    kcal: total("kcal") / portions,
    protein: total("protein") / portions,
  };
}
