export { weightText } from "./body-text.ts";
export { ClientCookingRows } from "./ClientCookingRows.tsx";
export { useDetailWords } from "./use-detail-words.ts";
