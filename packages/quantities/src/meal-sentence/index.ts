export type { SaidMeasure } from "./grammar.ts";
export { type MealSentence, readMealSentence, type SentenceLine } from "./read-meal-sentence.ts";
export { SENTENCE_WORDS, type SentenceLanguage, sentenceLanguage } from "./sentence-language.ts";
