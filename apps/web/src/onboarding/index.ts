export { ChoiceList } from "./ChoiceList.tsx";
export { endHolding, holdSoon, loadHeld, stopHolding } from "./held-answers.ts";
export { QuestionFrame } from "./QuestionFrame.tsx";
export { SetupInterstitial } from "./SetupInterstitial.tsx";
