import type { en } from "../en/index.ts";
import { errors } from "./errors.ts";
import { general } from "./general.ts";
import { groceries } from "./groceries.ts";
import { mails } from "./mails.ts";
import { meals } from "./meals.ts";
import { navigation } from "./navigation.ts";
import { nutrition } from "./nutrition.ts";
import { recipeTags } from "./recipe-tags.ts";

export const nl = {
  errors,
  general,
  groceries,
  mails,
  meals,
  navigation,
  nutrition,
  recipeTags,
} satisfies typeof en;
