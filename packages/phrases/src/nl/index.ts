import type { en } from "../en/index.ts";
import { billing } from "./billing.ts";
import { diary } from "./diary.ts";
import { diyPlans } from "./diy-plans.ts";
import { errors } from "./errors.ts";
import { general } from "./general.ts";
import { groceries } from "./groceries.ts";
import { help } from "./help.ts";
import { mails } from "./mails.ts";
import { meals } from "./meals.ts";
import { navigation } from "./navigation.ts";
import { nutrition } from "./nutrition.ts";
import { onboarding } from "./onboarding.ts";
import { profile } from "./profile.ts";
import { prototype } from "./prototype.ts";
import { recipeTags } from "./recipe-tags.ts";
import { recipes } from "./recipes.ts";
import { signIn } from "./sign-in.ts";
import { simpleOnboarding } from "./simple-onboarding.ts";

export const nl = {
  billing,
  diary,
  diyPlans,
  errors,
  general,
  groceries,
  help,
  mails,
  meals,
  navigation,
  nutrition,
  onboarding,
  profile,
  prototype,
  recipeTags,
  recipes,
  signIn,
  simpleOnboarding,
} satisfies typeof en;
