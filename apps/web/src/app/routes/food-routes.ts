import { createRoute, redirect } from "@tanstack/react-router";
import { currentFoodChoice } from "../../lib/address/food-choice.ts";
import { readNewProductSearch } from "../../lib/address/new-product-search.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

/** What the food is for is not in the address: without it, as after a reload, the planner opens (ledger NAV-021). */
const requireChoice = () => {
  if (currentFoodChoice() === null) throw redirect({ to: PATHS.planner, replace: true });
};

const foodSearch = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.foodSearch,
  beforeLoad: requireChoice,
  component: lateScreen("FoodSearchScreen"),
});

const barcodeScanner = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.barcodeScanner,
  beforeLoad: requireChoice,
  component: lateScreen("BarcodeScannerScreen"),
});

const addIngredient = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.addIngredient,
  beforeLoad: requireChoice,
  component: lateScreen("AddIngredientScreen"),
});

const addOwnProduct = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.addOwnProduct,
  beforeLoad: requireChoice,
  component: lateScreen("AddOwnProductScreen"),
});

const ownProducts = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.ownProducts,
  component: lateScreen("OwnProductsScreen"),
});

const newOwnProduct = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.newOwnProduct,
  validateSearch: readNewProductSearch,
  component: lateScreen("NewOwnProductScreen"),
});

const ownProduct = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.ownProduct,
  component: lateScreen("OwnProductScreen"),
});

/** Choosing a food: found by name or by barcode, then its amount (ledger FOOD-036); and the products of one's own. */
export const foodRoutes = [
  foodSearch,
  barcodeScanner,
  addIngredient,
  addOwnProduct,
  ownProducts,
  newOwnProduct,
  ownProduct,
] as const;
