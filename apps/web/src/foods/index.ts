export { favouriteFoodsQuery } from "./start/favourite-foods-query.ts";
export { UsualFoods } from "./start/UsualFoods.tsx";
export { usualFoodsQuery } from "./start/usual-foods-query.ts";
