export { ClientCookingRows } from "./ClientCookingRows.tsx";
export { ClientFoodRows } from "./ClientFoodRows.tsx";
export { HowYouCookCard } from "./cooking/HowYouCookCard.tsx";
export { HowYouCookSheet } from "./cooking/HowYouCookSheet.tsx";
export { HouseholdRows } from "./household/HouseholdRows.tsx";
export { weightText } from "./parts/body-text.ts";
export {
  heightTexts,
  isWeightGood,
  readNumber,
  typedHeight,
  typedWeight,
  weightTexts,
} from "./parts/entered-body.ts";
export { isFew } from "./parts/fits.ts";
export { fittingQuery } from "./parts/fitting-query.ts";
export { intolerancesOf, showsHousehold } from "./parts/profile-view.ts";
export { useDetailWords } from "./parts/use-detail-words.ts";
export { useProfileConflictWords } from "./parts/use-profile-conflict-words.ts";
