/**
 * The encrypted columns, and what is read from them (docs/decisions/0029). Each stands beside the plain columns that it
 * replaces. A plain value is an older one that is not encrypted yet, or one that the program before this wrote: it counts.
 */
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.gen.ts";
import { openAnswersRow, openMessageRow } from "./sealed-texts.ts";
import type { Place, Vault } from "./vault.ts";

type Columns<Table extends keyof Tables> = Selectable<Tables[Table]>;

type CycleColumn =
  | "last_menstrual_period_start_date"
  | "menstrual_cycle_length"
  | "is_on_menopause_diet"
  | "diet_type";
/** What a profile tells of a menstrual cycle or of menopause. */
export type CycleColumns = Pick<Columns<"user_profiles">, CycleColumn>;
type CycleSource = CycleColumns & Pick<Columns<"user_profiles">, "sealed_cycle" | "user_id">;

const HORMONE_DIETS: readonly (string | null)[] = ["CYCLE_DIET", "MENOPAUSE"];
/** The kind of diet that a person goes on with when the cycle is erased; it has the same targets (CALC-038). */
const PLAIN_DIET = "RECOMMENDED";

/** Texts are filled up to the next multiple, so that the length of what is encrypted does not tell one answer from another. */
const PADDED_TO = 128;

const placeOf = (table: string, column: string, owner: number): Place => ({ table, column, owner });
const cyclePlace = (owner: number) => placeOf("user_profiles", "sealed_cycle", owner);
const notePlace = (owner: number) => placeOf("calendar_days", "sealed_note", owner);
/** Kept by address: there may be no account yet. */
export const heldPlace = (email: string): Place => ({
  table: "held_answers",
  column: "sealed_answers",
  owner: email,
});
const answerPlace = (owner: number) => placeOf("idempotency_keys", "sealed_answer", owner);

/** The part of a cycle that is encrypted: other kinds of diet tell nothing of it. */
type CyclePart = readonly [
  start: string | null,
  length: number | null,
  isMenopause: boolean,
  diet: string | null,
];

const partOf = (columns: CycleColumns): CyclePart => [
  columns.last_menstrual_period_start_date,
  columns.menstrual_cycle_length,
  columns.is_on_menopause_diet,
  HORMONE_DIETS.includes(columns.diet_type) ? columns.diet_type : null,
];

const tellsOfCycle = (columns: CycleColumns): boolean =>
  partOf(columns).some((value) => value !== null && value !== false);

/** Whether both tell the same of a cycle. */
export const isSameCycle = (a: CycleColumns, b: CycleColumns): boolean =>
  JSON.stringify(partOf(a)) === JSON.stringify(partOf(b));

/** The columns in which a cycle is stored. */
export function sealCycle(
  vault: Vault,
  owner: number,
  cycle: CycleColumns,
): CycleColumns & { sealed_cycle: string | null } {
  const emptied = {
    last_menstrual_period_start_date: null,
    menstrual_cycle_length: null,
    is_on_menopause_diet: false,
  };
  if (!tellsOfCycle(cycle)) return { ...emptied, diet_type: cycle.diet_type, sealed_cycle: null };
  const text = JSON.stringify(partOf(cycle));
  const padded = text.padEnd(Math.ceil(text.length / PADDED_TO) * PADDED_TO);
  return {
    ...emptied,
    diet_type: HORMONE_DIETS.includes(cycle.diet_type) ? PLAIN_DIET : cycle.diet_type,
    sealed_cycle: vault.seal(cyclePlace(owner), padded),
  };
}

/** The cycle of a stored profile. */
export function openCycle(vault: Vault, row: CycleSource): CycleColumns {
  const { last_menstrual_period_start_date, menstrual_cycle_length, is_on_menopause_diet, diet_type } = row;
  const plain = { last_menstrual_period_start_date, menstrual_cycle_length, is_on_menopause_diet, diet_type };
  if (row.sealed_cycle === null || tellsOfCycle(plain)) return plain;
  const [start, length, isMenopause, diet] = JSON.parse(
    vault.open(cyclePlace(row.user_id), row.sealed_cycle),
  ) as CyclePart;
  return {
    last_menstrual_period_start_date: start,
    menstrual_cycle_length: length,
    is_on_menopause_diet: isMenopause,
    diet_type: diet ?? diet_type,
  };
}

/** A stored profile as the product reads it. */
export function openProfile<Row extends CycleSource>(vault: Vault, row: Row): Omit<Row, "sealed_cycle"> {
  const { sealed_cycle: _sealed, ...plain } = row;
  return { ...plain, ...openCycle(vault, row) };
}

/** The columns in which the note of a day is stored. */
export const sealNote = (vault: Vault, owner: number, note: string | null) => ({
  note: null,
  sealed_note: note === null ? null : vault.seal(notePlace(owner), note),
});

type NoteSource = Pick<Columns<"calendar_days">, "note" | "sealed_note" | "user_id">;

/** A stored day as the product reads it. */
export function openNote<Row extends NoteSource>(vault: Vault, row: Row): Omit<Row, "sealed_note"> {
  const { sealed_note: sealed, ...plain } = row;
  return row.note !== null || sealed === null
    ? plain
    : { ...plain, note: vault.open(notePlace(row.user_id), sealed) };
}

/** The columns in which an answer is kept for repeats of its call. */
export const sealAnswer = (vault: Vault, owner: number, answer: unknown) => ({
  answer: null,
  sealed_answer: vault.seal(answerPlace(owner), JSON.stringify(answer ?? null)),
});

export const openAnswer = (
  vault: Vault,
  owner: number,
  kept: Pick<Columns<"idempotency_keys">, "answer" | "sealed_answer">,
): unknown =>
  kept.sealed_answer === null ? kept.answer : JSON.parse(vault.open(answerPlace(owner), kept.sealed_answer));

type HeldSource = Pick<Columns<"held_answers">, "email" | "sealed_answers">;

/** Answers that are held, in the column in which they stand encrypted. */
const openHeld = <Row extends HeldSource>(vault: Vault, row: Row) => ({
  ...row,
  sealed_answers: JSON.parse(vault.open(heldPlace(row.email), row.sealed_answers)) as unknown,
});

/** A row of any table as a person gets it in an export: with nothing encrypted in it. */
export function openRow(vault: Vault, table: string, row: unknown): unknown {
  if (table === "user_profiles") return openProfile(vault, row as CycleSource);
  if (table === "calendar_days") return openNote(vault, row as NoteSource);
  if (table === "held_answers") return openHeld(vault, row as HeldSource);
  if (table === "messages") return openMessageRow(vault, row as Parameters<typeof openMessageRow>[1]);
  if (table === "check_in_answers" || table === "check_in_rest_answers" || table === "health_answers")
    return openAnswersRow(vault, table, row as Parameters<typeof openAnswersRow>[2]);
  if (table === "client_notes") return { ...(row as object), sealed_note: null };
  return row;
}
