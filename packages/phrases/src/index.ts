export type Language = "en" | "nl";
export type Phrases = { errors: { problem: Record<string, string>; field: Record<string, string> } };
export const languageFrom = (header?: string): Language => (header?.startsWith("nl") ? "nl" : "en");
