import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AddGenderScreen } from "../prototype/AddGenderScreen.tsx";
import { AddLifeStyleScreen } from "../prototype/AddLifeStyleScreen.tsx";
import { AddMainGoalScreen } from "../prototype/AddMainGoalScreen.tsx";
import { AddMotivationGoalScreen } from "../prototype/AddMotivationGoalScreen.tsx";
import { GetStaredScreen } from "../prototype/GetStaredScreen.tsx";
import { NutritionPlanScreen } from "../prototype/NutritionPlanScreen.tsx";
import { OnboardingScreen } from "../prototype/OnboardingScreen.tsx";
import { PersonalDetailsScreen } from "../prototype/PersonalDetailsScreen.tsx";
import { PlanScreen } from "../prototype/PlanScreen.tsx";
import { ProfileStartScreen } from "../prototype/ProfileStartScreen.tsx";
import { isPrototype, type PrototypeName } from "../prototype/prototype-names.ts";
import { RegisterScreen } from "../prototype/RegisterScreen.tsx";
import { SampleNote } from "../prototype/SampleNote.tsx";
import { EmailConfirmationSent } from "../sign-in/confirming/EmailConfirmationSent.tsx";
import { EmailIsConfirmed } from "../sign-in/confirming/EmailIsConfirmed.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const SCREENS: Readonly<Record<PrototypeName, ReactNode>> = {
  onboarding: <OnboardingScreen />,
  register: <RegisterScreen />,
  "email-confirmation-sent": <EmailConfirmationSent note={<SampleNote />} />,
  "email-confirmed": <EmailIsConfirmed note={<SampleNote />} />,
  "get-started": <GetStaredScreen />,
  "profile-start": <ProfileStartScreen />,
  "personal-details": <PersonalDetailsScreen />,
  gender: <AddGenderScreen />,
  goal: <AddMainGoalScreen />,
  motivation: <AddMotivationGoalScreen />,
  lifestyle: <AddLifeStyleScreen />,
  plan: <PlanScreen />,
  "nutrition-plan": <NutritionPlanScreen />,
};

/** A screen that only shows how something could look (ledger PROTO-001, PROTO-011). */
export function PrototypeScreen() {
  const { screen } = useParams({ strict: false });
  return screen !== undefined && isPrototype(screen) ? SCREENS[screen] : <NotFoundScreen />;
}
