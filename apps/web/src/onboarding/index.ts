export { ChoiceList } from "./ChoiceList.tsx";
export { HealthAnswersSheet } from "./HealthAnswersSheet.tsx";
export { healthAnswersQuery } from "./health-answers-query.ts";
export { endHolding, holdSoon, loadHeld, stopHolding } from "./held-answers.ts";
export { QuestionFrame } from "./QuestionFrame.tsx";
export { SetupInterstitial } from "./SetupInterstitial.tsx";
