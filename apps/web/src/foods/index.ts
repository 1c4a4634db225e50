export { UsualFoods } from "./UsualFoods.tsx";
