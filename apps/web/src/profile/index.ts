export { weightText } from "./body-text.ts";
export { ClientCookingRows } from "./ClientCookingRows.tsx";
export { ClientFoodRows } from "./ClientFoodRows.tsx";
export {
  heightTexts,
  isWeightGood,
  readNumber,
  typedHeight,
  typedWeight,
  weightTexts,
} from "./entered-body.ts";
export { isFew } from "./fits.ts";
export { fittingQuery } from "./fitting-query.ts";
export { HouseholdRows } from "./HouseholdRows.tsx";
export { intolerancesOf, showsHousehold } from "./profile-view.ts";
export { useDetailWords } from "./use-detail-words.ts";
export { useProfileConflictWords } from "./use-profile-conflict-words.ts";
