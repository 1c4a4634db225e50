import { type CompleteLanguage, completeLanguageOf, type Language, type Phrases } from "@plateful/phrases";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { currentLanguage, onLanguageSettled, storeLanguage } from "./language.ts";
import { loadPhrases } from "./load-phrases.ts";

interface Speech {
  readonly language: Language;
  readonly phrases: Phrases;
  readonly choose: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

/** What search engines and screen readers are told of the page, in its language. */
function markPage(language: Language, phrases: Phrases): void {
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute("content", phrases.general.pageDescription);
}

/** Gives every screen its texts. The first texts are loaded before the app is drawn, so nothing flashes. */
export function LanguageProvider({ first, children }: { first: Phrases; children: ReactNode }) {
  const [speech, setSpeech] = useState(() => {
    markPage(currentLanguage(), first);
    return { language: currentLanguage(), phrases: first };
  });
  const choose = useCallback(async (language: Language) => {
    const phrases = await loadPhrases(language);
    storeLanguage(language);
    markPage(language, phrases);
    setSpeech({ language, phrases });
  }, []);
  useEffect(() => {
    const follow = async (language: Language) => {
      const phrases = await loadPhrases(language);
      // Chosen otherwise while the texts came: then those stay.
      if (language !== currentLanguage()) return;
      markPage(language, phrases);
      setSpeech({ language, phrases });
    };
    return onLanguageSettled((language) => void follow(language));
  }, []);
  const value = useMemo(() => ({ ...speech, choose }), [speech, choose]);
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

interface SpeakInProps {
  language: Language;
  phrases: Phrases;
  children: ReactNode;
}

/** A part of a screen in a language of its own, such as a report for a reader who speaks another than the coach. */
export function SpeakIn({ language, phrases, children }: SpeakInProps) {
  const choose = useChooseLanguage();
  const value = useMemo(() => ({ language, phrases, choose }), [language, phrases, choose]);
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error("The LanguageProvider is missing above this component.");
  return speech;
}

/** The texts of the person's language. */
export const usePhrases = (): Phrases => useSpeech().phrases;
export const useLanguage = (): Language => useSpeech().language;
/** The language of texts that a preview language lacks altogether, and of what is chosen and sent. */
export const useCompleteLanguage = (): CompleteLanguage => completeLanguageOf(useLanguage());
/** Changes the language of the whole app at once and remembers it on this device. */
export const useChooseLanguage = (): Speech["choose"] => useSpeech().choose;
