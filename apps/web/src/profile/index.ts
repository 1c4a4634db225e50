export { weightText } from "./body-text.ts";
export { useDetailWords } from "./use-detail-words.ts";
