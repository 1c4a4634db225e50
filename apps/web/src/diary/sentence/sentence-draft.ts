/** Sentences that were not put into a meal yet, by person and date; they go when the page is loaded again. */
const drafts = new Map<string, string>();

export interface DraftPlace {
  readonly userId: number;
  readonly date: string;
}

const keyOf = ({ userId, date }: DraftPlace): string => `${userId}:${date}`;

export const sentenceDraft = (place: DraftPlace): string => drafts.get(keyOf(place)) ?? "";

/** Keeps what was typed, so that a sheet that was closed opens with it again. */
export function keepSentenceDraft(place: DraftPlace, text: string): void {
  if (text === "") drafts.delete(keyOf(place));
  else drafts.set(keyOf(place), text);
}
