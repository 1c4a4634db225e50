export { favouriteFoodsQuery } from "./start/favourite-foods-query.ts";
export { holdDeviceFoods } from "./start/hold-foods.ts";
export { ownFoodQuery } from "./start/my-food-query.ts";
export { UsualFoods } from "./start/UsualFoods.tsx";
export { usualFoodsQuery } from "./start/usual-foods-query.ts";
