import { formatTime, type Language } from "@plateful/phrases";

/** A time of day `HH:MM` as the reader writes it: "12:40", in Dutch "12.40". */
export const timeText = (language: Language, time: string): string =>
  formatTime(language, new Date(`2000-01-01T${time}:00Z`), "UTC");
