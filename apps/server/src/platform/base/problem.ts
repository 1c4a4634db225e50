import type { StoringKind } from "@plateful/access";
import type { FieldError, ProblemCode, TokenScope } from "@plateful/contract";
import type { RailFinding } from "@plateful/nutrition";

/** A refusal that the caller may be told of; status and wire shape stand in the contract, the words in the phrases. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** After how many seconds the call may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Data that cannot be stored because the person it is about has not consented to it. */
export class ConsentRequired extends Problem {
  readonly consent: StoringKind;
  /** Whose consent is missing. */
  readonly personId: number;

  constructor(consent: StoringKind, personId: number) {
    super("consent_required");
    this.consent = consent;
    this.personId = personId;
  }
}

/** A call with a personal access token that is not allowed to make it (ledger DOOR-005). */
export class ScopeMissing extends Problem {
  readonly scope: TokenScope;

  constructor(scope: TokenScope) {
    super("scope_missing");
    this.scope = scope;
  }
}

/** A page of ours that was opened at an address where nobody can sign in; the answer names the right one (ledger ORG-058). */
export class ForeignSite extends Problem {
  readonly address: string;

  constructor(address: string) {
    super("foreign_site");
    this.address = address;
  }
}

/** A plan that crosses guard-rails which may be crossed on purpose: stored once they are confirmed (ledger SAFE-004). */
export class ConfirmationNeeded extends Problem {
  readonly findings: readonly RailFinding[];
  /** Whether the confirmation needs a reason in words. */
  readonly isReasonNeeded: boolean;

  constructor(findings: readonly RailFinding[], isReasonNeeded: boolean) {
    super("confirmation_needed");
    this.findings = findings;
    this.isReasonNeeded = isReasonNeeded;
  }
}

/** Path of a field in a body: `["physicalStats", "goalWeight"]`, `["meals", 2, "size"]`; `[]` = the body as a whole. */
export type FieldPath = readonly (string | number)[];

export interface FieldProblem {
  readonly path: FieldPath;
  readonly error: FieldError;
}

/** One or more fields that cannot be accepted: answered with 400 and a message at each field. */
export class InvalidFields extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(
      `Invalid fields: ${problems.map((problem) => `${problem.path.join(".")} ${problem.error.code}`).join(", ")}`,
    );
    this.problems = problems;
  }
}

/** Refuses one field, named by its path with dots (`physicalStats.goalWeight`); `""` = the body as a whole. */
export function invalidField(path: string, error: FieldError | FieldError["code"]): InvalidFields {
  const detail = typeof error === "string" ? ({ code: error } as FieldError) : error;
  return new InvalidFields([{ path: path === "" ? [] : path.split("."), error: detail }]);
}
