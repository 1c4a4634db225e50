import type { BroughtApp, MisfitReason } from "@plateful/contract";

/** A day as `YYYY-MM-DD`. While the order of dates is not known, the day was taken to be written before the month. */
type Day = string;

interface Dated {
  readonly date: Day;
  /** Whether month and day may have to be exchanged, once the person has said how the dates of the file are meant. */
  readonly mayExchange?: boolean;
}

/** What was eaten, as the file says it. */
export interface MealRecord extends Dated {
  readonly kind: "meal";
  readonly time: string | null;
  /** The name of the meal in the file; null where it has none. */
  readonly meal: string | null;
  readonly name: string;
  /** How much of it, where that is a weight or a volume. Other amounts are part of the name. */
  readonly amount: number | null;
  readonly unit: "g" | "ml" | null;
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
  /** Whether it is the sum of a meal or of a day, which a later file of the app may say again with other figures. */
  readonly isSum: boolean;
  /** Which of those that are alike in the file it is, from 0. */
  readonly copy: number;
}

export interface WeightRecord extends Dated {
  readonly kind: "weight";
  readonly time: string | null;
  readonly value: number;
  /** Null where the file does not say it. */
  readonly unit: "KG" | "LB" | null;
}

export type BroughtRecord = MealRecord | WeightRecord;

/** A record as a row of a file gives it, before it is compared with the others. */
export type FoundRecord = Omit<MealRecord, "copy"> | WeightRecord;

/** Why a row gives no record; SKIP for one that is not meant to give any. */
export type NotFound = MisfitReason | "SKIP";

export interface Misfit {
  readonly file: string;
  readonly line: number;
  readonly reason: MisfitReason;
}

/** What is told of the records of one kind. */
interface Period {
  readonly count: number;
  readonly first: Day | null;
  readonly last: Day | null;
}

/** A file as it was read; its records are in the parts. */
export interface ReadFile {
  readonly app: BroughtApp;
  readonly meals: Period & { readonly days: number };
  readonly weights: Period;
  readonly askedDate: string | null;
  readonly asksUnit: boolean;
  readonly askedMeals: readonly { readonly name: string; readonly count: number }[];
  readonly samples: readonly Pick<MealRecord, "date" | "time" | "meal" | "name" | "kcal">[];
  readonly misfitCount: number;
  readonly misfits: readonly Misfit[];
  /** What is told of recipes; null for a file of diary entries and weights. */
  readonly recipes: { readonly count: number; readonly names: readonly string[] } | null;
}

/** Records that are stored and imported together, as packed JSON. */
export interface PackedPart {
  readonly content: Uint8Array;
  readonly records: number;
}

/** Why a file as a whole cannot be read. */
export type FileFault =
  | "file_unknown"
  | "file_damaged"
  | "file_empty"
  | "file_too_long"
  | "file_too_many_recipes"
  | "file_line_too_long";

export class UnreadableFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Why a file cannot be read; what the libraries throw is about its bytes. */
export const faultOf = (error: unknown): FileFault =>
  error instanceof UnreadableFile ? error.fault : "file_damaged";
