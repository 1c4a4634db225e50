// One file for all steps: whoever opens one goes on to the next.
export { ChooseMealMomentsTab2 } from "./ChooseMealMomentsTab2.tsx";
export { EditMealMomentsTab3 } from "./EditMealMomentsTab3.tsx";
export { EnergyBalanceTab1 } from "./EnergyBalanceTab1.tsx";
export { FineTuningTab4 } from "./FineTuningTab4.tsx";
export { MacroProfilesEditMealAmountScreen } from "./MacroProfilesEditMealAmountScreen.tsx";
export { PlanEditorLayout } from "./PlanEditorLayout.tsx";
