import type { FirstPhrases, LatePhrases } from "../index.ts";
import { overlay } from "../overlay.ts";
import { general } from "./general.ts";
import { healthAnswers } from "./health-answers.ts";
import { meals } from "./meals.ts";
import { navigation } from "./navigation.ts";
import { nutrition } from "./nutrition.ts";
import { onboarding } from "./onboarding.ts";
import { safety } from "./safety.ts";
import { signIn } from "./sign-in.ts";
import { simpleOnboarding } from "./simple-onboarding.ts";

/** What comes before the first paint. */
export const first = (english: FirstPhrases): FirstPhrases =>
  overlay(english, { general, meals, navigation, nutrition });

/** What comes with other screens. */
export const late = (english: LatePhrases): LatePhrases =>
  overlay(english, { healthAnswers, onboarding, safety, signIn, simpleOnboarding });
