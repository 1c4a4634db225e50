export { Avatar } from "./Avatar.tsx";
export { ClientState } from "./ClientState.tsx";
export { plansOfWeek } from "./client-view.ts";
export { MealFit } from "./MealFit.tsx";
export { PageSteps } from "./PageSteps.tsx";
export { Sparkline } from "./Sparkline.tsx";
export { useMomentWords } from "./use-moment-words.ts";
export { useWeightWords } from "./use-weight-words.ts";
