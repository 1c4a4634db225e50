import { addDays } from "@plateful/planning";
import type { QueryClient } from "@tanstack/react-query";
import { plateUrl } from "../../lib/food/plate-url.ts";
import { recipeMealQuery } from "../../lib/plan/recipe-meal-query.ts";
import { weekQuery } from "../day/calendar-day-query.ts";

/**
 * Has a picture asked for as a screen asks for it, so that the service worker keeps it. One that is not there any more, as an
 * uploaded one that was deleted, keeps nothing else from being read.
 */
async function draw(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}

/** Weeks from Monday to Sunday, which hold the last thirty days whatever day it is. */
const WEEKS_BACK = 5;

/** Has the service worker keep the last thirty days, and the recipes of this week with their pictures (ledger DIARY-112). */
export async function holdDiary(
  queryClient: QueryClient,
  today: string,
  scheme: "light" | "dark",
): Promise<void> {
  for (let weeks = 1; weeks <= WEEKS_BACK; weeks += 1)
    await queryClient.fetchQuery(weekQuery(addDays(today, -7 * weeks)));
  const days = await queryClient.fetchQuery(weekQuery(today));
  for (const item of days.flatMap((day) => day.calendar_items)) {
    if (item.content_type !== "recipemeal" || item.id < 0) continue;
    await queryClient.fetchQuery(recipeMealQuery(String(item.object_id)));
    const recipe = item.meal.recipe_template;
    const addresses = (["hero", "thumb"] as const).map((frame) => plateUrl(recipe, frame, scheme));
    for (const address of new Set(addresses)) await draw(address);
  }
}
