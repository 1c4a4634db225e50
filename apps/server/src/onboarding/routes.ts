import { completeOnboarding as endpoint } from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { completeOnboarding } from "./complete-onboarding.ts";

export const onboardingRoutes: readonly Route[] = [route(endpoint, completeOnboarding)];
