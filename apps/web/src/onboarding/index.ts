export { ChoiceList } from "./ChoiceList.tsx";
export { QuestionFrame } from "./QuestionFrame.tsx";
export { SetupInterstitial } from "./SetupInterstitial.tsx";
