export { ConsentBox } from "./ConsentBox.tsx";
export { agreeNow, useAskConsent } from "./use-ask-consent.ts";
