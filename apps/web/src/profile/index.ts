export { weightText } from "./body-text.ts";
export { ClientCookingRows } from "./ClientCookingRows.tsx";
export { HouseholdRows } from "./HouseholdRows.tsx";
export { showsHousehold } from "./profile-view.ts";
export { useDetailWords } from "./use-detail-words.ts";
