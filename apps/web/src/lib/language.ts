import { isLanguage, type Language, languageFrom } from "@plateful/phrases";

const STORED = "plateful-language";

/** The stored choice, else the device's language, else English (ledger AUTH-034, PROF-017, PROF-018). */
export function initialLanguage(stored: string | null, deviceLocale: string | undefined): Language {
  return isLanguage(stored) ? stored : languageFrom(deviceLocale);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // Storage can be forbidden (private windows); then the device decides.
    return null;
  }
}

let language: Language = initialLanguage(readStored(), navigator.language);

/** The language of calls made outside components; components take theirs from `useLanguage`. */
export const currentLanguage = (): Language => language;

/** Remembers the choice on this device. */
export function storeLanguage(next: Language): void {
  language = next;
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
