/** What a check of the bar is made of. */

export interface Finding {
  readonly pass: boolean;
  /** What was measured, in words short enough for a table. */
  readonly figure: string;
}

export type Run = (log: (line: string) => void) => Promise<Finding>;

/** One of the 83 checks. Tests and journeys prove it when their titles begin with its id. */
export interface Check {
  /** A1 to I6. */
  readonly id: string;
  readonly title: string;
  /** What must hold. */
  readonly limit: string;
  /** Whether it belongs to the sixty that a release needs. */
  readonly isCore: boolean;
  /** What takes too long, or too much of the machine, for `npm test`. */
  readonly run?: Run;
  /** What the run does, in words short enough for a table. */
  readonly how?: string;
  /** Why it cannot be made where `npm run bar` runs; it then counts as not passed. */
  readonly notRun?: string;
}

/** A defect that must turn a check red: in `file`, `from` becomes `to`. */
export interface Seed {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** By the id of the check; several texts of one defect are replaced together. */
export type Seeds = Readonly<Record<string, readonly Seed[]>>;

/** By the id of the check. */
export type Runs = Readonly<Record<string, Pick<Check, "run" | "how" | "notRun">>>;
