import { formatDate, type Language, type Phrases } from "@plateful/phrases";

/** A period in words: "18 – 24 March", "28 March – 3 April"; a single day is just that day. */
export function rangeText(start: string, end: string, language: Language, phrases: Phrases): string {
  const full = { day: "numeric", month: "long" } as const;
  if (start === end) return formatDate(language, start, full);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  return phrases.groceries.list.range({
    start: formatDate(language, start, isOneMonth ? { day: "numeric" } : full),
    end: formatDate(language, end, full),
  });
}
