export { toAmount } from "./serving-amount.ts";
export { UsualFoods } from "./UsualFoods.tsx";
export { useServingWords } from "./use-serving-words.ts";
export { usualFoodsQuery } from "./usual-foods-query.ts";
