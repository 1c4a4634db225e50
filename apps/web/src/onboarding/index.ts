export { endHolding, holdSoon, loadHeld } from "./answers/held-answers.ts";
export { PeriodDialog } from "./cycle/PeriodDialog.tsx";
export { HealthAnswersSheet } from "./health/HealthAnswersSheet.tsx";
export { HealthQuestion } from "./health/HealthQuestion.tsx";
export { healthAnswersQuery, useMayAskForPeriod } from "./health/health-answers-query.ts";
export { ChoiceList } from "./parts/ChoiceList.tsx";
export { QuestionFrame } from "./QuestionFrame.tsx";
export { SetupInterstitial } from "./SetupInterstitial.tsx";
