export { ConsentBox } from "./ConsentBox.tsx";
export { useAskConsent } from "./use-ask-consent.ts";
