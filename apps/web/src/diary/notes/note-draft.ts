/** Longest note, characters (ledger DIARY-054). */
export const MAX_NOTE_LENGTH = 2000;

export interface NoteDraft {
  /** What would be stored. */
  readonly text: string;
  readonly charactersLeft: number;
  /** Whether saving would change anything and is allowed (ledger DIARY-053). */
  readonly canSave: boolean;
}

/** Judges what has been typed: trimmed, required, at most 2000 characters, and different from what is stored. */
export function judgeNote(typed: string, stored: string | null): NoteDraft {
  const text = typed.trim();
  const charactersLeft = MAX_NOTE_LENGTH - text.length;
  return { text, charactersLeft, canSave: text !== "" && text !== (stored ?? "") && charactersLeft >= 0 };
}
