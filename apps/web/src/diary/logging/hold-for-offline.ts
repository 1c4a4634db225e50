import { MEAL_MOMENTS } from "@plateful/nutrition";
import type { Language } from "@plateful/phrases";
import type { QueryClient } from "@tanstack/react-query";
import { favouriteFoodsQuery, holdDeviceFoods, ownFoodQuery, usualFoodsQuery } from "../../foods/index.ts";
import { holdDaily } from "../../lib/device/hold-daily.ts";
import { loadWaitingNotice } from "../../lib/kept/load-waiting-notice.ts";
import { holdDiary } from "./hold-diary.ts";

interface Holding {
  readonly today: string;
  readonly language: Language;
  readonly scheme: "light" | "dark";
  /** The moments of today's meals, by commas. */
  readonly moments: string;
}

/** Reads what is to be there without a network: what is usual at today's meals first, what is read once a day last. */
export async function holdForOffline(
  queryClient: QueryClient,
  { today, language, scheme, moments }: Holding,
): Promise<void> {
  // Shows what waits, also where no service worker keeps the code.
  await import("../day/with-kept-changes.ts");
  await loadWaitingNotice();
  const place = { date: today, clientId: undefined };
  for (const moment of MEAL_MOMENTS.filter((one) => moments.split(",").includes(one)))
    await queryClient.prefetchQuery(usualFoodsQuery(place, moment, language));
  await queryClient.prefetchQuery(favouriteFoodsQuery(language));
  await queryClient.prefetchQuery(ownFoodQuery);
  await holdDaily("foods", `${today} ${language}`, holdDeviceFoods);
  await holdDaily("diary", `${today} ${language} ${scheme}`, () => holdDiary(queryClient, today, scheme));
}
