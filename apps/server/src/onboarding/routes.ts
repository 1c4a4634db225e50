import {
  completeOnboarding as endpoint,
  getHeldAnswers as getEndpoint,
  holdAnswers as holdEndpoint,
} from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { getHeldAnswers } from "./get-held-answers.ts";
import { holdAnswers } from "./hold-answers.ts";

export const onboardingRoutes: readonly Route[] = [
  route(endpoint, completeOnboarding),
  route(getEndpoint, getHeldAnswers),
  route(holdEndpoint, holdAnswers),
];
