export { SubscriptionSection } from "./SubscriptionSection.tsx";
export { TrialBanner } from "./TrialBanner.tsx";
