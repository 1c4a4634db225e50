import { DUTCH_SENTENCES } from "./dutch.ts";
import { ENGLISH_SENTENCES } from "./english.ts";
import { sentenceTokens } from "./sentence-tokens.ts";
import { SentenceWords } from "./sentence-words.ts";

/** The word lists of each language in which people say what they ate. */
export const SENTENCE_WORDS = {
  en: new SentenceWords(ENGLISH_SENTENCES),
  nl: new SentenceWords(DUTCH_SENTENCES),
} as const;

export type SentenceLanguage = keyof typeof SENTENCE_WORDS;

/**
 * The language of a sentence: the one of which it has more words of grammar. Where both have as many, it is the person's own.
 * People who use the app in English may well dictate in Dutch.
 */
export function sentenceLanguage(sentence: string, own: SentenceLanguage): SentenceLanguage {
  const tokens = sentenceTokens(sentence);
  const count = (language: SentenceLanguage) =>
    tokens.filter(({ plain }) => SENTENCE_WORDS[language].has(plain)).length;
  const languages = Object.keys(SENTENCE_WORDS) as SentenceLanguage[];
  return languages.reduce((best, one) => (count(one) > count(best) ? one : best), own);
}
