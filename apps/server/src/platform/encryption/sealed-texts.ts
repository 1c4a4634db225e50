/** Encrypted columns of free text that belongs to a client, whoever wrote it (docs/decisions/0029, 0041). */
import type { Place, Vault } from "./vault.ts";

/** The column of each table. */
export const TEXT_COLUMNS = {
  messages: "sealed_text",
  client_notes: "sealed_note",
  check_in_answers: "sealed_answers",
  check_in_rest_answers: "sealed_answers",
  health_answers: "sealed_answers",
} as const;
export type TextTable = keyof typeof TEXT_COLUMNS;

const placeOf = (table: TextTable, owner: number): Place => ({ table, column: TEXT_COLUMNS[table], owner });

/** @param owner The client to whom the row belongs. */
export const sealText = (vault: Vault, table: TextTable, owner: number, text: string): string =>
  vault.seal(placeOf(table, owner), text);

export const openText = (vault: Vault, table: TextTable, owner: number, sealed: string): string =>
  vault.open(placeOf(table, owner), sealed);

interface TextRow {
  readonly user_id: number;
  readonly sealed_text: string | null;
}

/** What was written, in the column in which it stands encrypted. */
export const openMessageRow = <Row extends TextRow>(vault: Vault, row: Row): Row => ({
  ...row,
  sealed_text: row.sealed_text === null ? null : openText(vault, "messages", row.user_id, row.sealed_text),
});

interface AnswersRow {
  readonly user_id: number;
  readonly sealed_answers: string;
}

/** The answers of a check-in, in the column in which they stand encrypted. */
export const openAnswersRow = <Row extends AnswersRow>(vault: Vault, table: TextTable, row: Row) => ({
  ...row,
  sealed_answers: JSON.parse(openText(vault, table, row.user_id, row.sealed_answers)) as unknown,
});
