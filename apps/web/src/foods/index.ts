export { UsualFoods } from "./UsualFoods.tsx";
export { usualFoodsQuery } from "./usual-foods-query.ts";
