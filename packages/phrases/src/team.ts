import { team as enTeam } from "./en/team.ts";
import type { CompleteLanguage } from "./language.ts";
import { team as nlTeam } from "./nl/team.ts";

/** The texts of a practice's team, and of what a member may not do. They come with the screens that show them. */
export const TEAM_PHRASES: Readonly<Record<CompleteLanguage, typeof enTeam>> = { en: enTeam, nl: nlTeam };
