import { type CompleteLanguage, isLanguage, type Language, languageFrom } from "@plateful/phrases";

const STORED = "plateful-language";

/** Preview languages that the server lets this page speak, where the device does (ledger PROF-033). */
const previews = () => (document.documentElement.dataset.previewLanguages?.split(",") ?? []) as Language[];

/**
 * The stored choice, else English for people who are to have nothing else, else the device's language, else English
 * (ledger AUTH-034, PROF-017, PROF-018).
 */
export function initialLanguage(
  stored: string | null,
  deviceLocale: string | undefined,
  isEnglishOnly = false,
): Language {
  if (isLanguage(stored)) return stored;
  return isEnglishOnly ? "en" : languageFrom(deviceLocale, previews());
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
/** The choice of this page, where storage is forbidden. */
let chosenUnstored: Language | null = null;
let listeners: readonly ((next: Language) => void)[] = [];

/** The language of calls made outside components; components take theirs from `useLanguage`. */
export const currentLanguage = (): Language => language;

/** Calls back when the language follows from who signed in; gives the function that stops it. */
export function onLanguageSettled(listener: (next: Language) => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** Speaks the language that follows from who is here, once that is known; a choice on this device stands above it. */
export function settleLanguage(isEnglishOnly: boolean): void {
  const next = initialLanguage(readStored() ?? chosenUnstored, navigator.language, isEnglishOnly);
  if (next === language) return;
  language = next;
  for (const listener of listeners) listener(next);
}

/** The language that was chosen on this device; null where nobody chose. */
export function chosenLanguage(): CompleteLanguage | null {
  const stored = readStored() ?? chosenUnstored;
  return isLanguage(stored) ? stored : null;
}

/** Remembers the choice on this device. */
export function storeLanguage(next: Language): void {
  language = next;
  chosenUnstored = next;
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
