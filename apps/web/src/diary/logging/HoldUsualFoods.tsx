import { useComputedColorScheme } from "@mantine/core";
import { MEAL_MOMENTS } from "@plateful/nutrition";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToday } from "../../lib/device/today.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { daySlots } from "../day/day-plan.ts";

/** The page comes first, and what it plans with. */
const PAUSE_MS = 4_000;

/**
 * Has the device hold what is usual at today's meals, the favourites, one's own products and the foods that are searched, so that
 * they can be added without a network as well (ledger DIARY-094, DIARY-108, FOOD-077, FOOD-084), and the diary of the last weeks
 * (DIARY-112).
 * Shows nothing, and is silent when it cannot be read.
 */
export function HoldUsualFoods() {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const user = useCurrentUser();
  const today = useToday();
  const scheme = useComputedColorScheme("light");
  const moments = [...new Set(daySlots(user, today)?.map(({ mealMoment }) => mealMoment))].join();
  useEffect(() => {
    const place = { date: today, clientId: undefined };
    const read = async () => {
      // Nothing of it is part of the first load.
      const [{ favouriteFoodsQuery, holdDeviceFoods, ownFoodQuery, usualFoodsQuery }, { holdDiary }] =
        await Promise.all([import("../../foods/index.ts"), import("./hold-diary.ts")]);
      const { holdDaily } = await import("../../lib/device/hold-daily.ts");
      for (const moment of MEAL_MOMENTS.filter((one) => moments.split(",").includes(one)))
        await queryClient.prefetchQuery(usualFoodsQuery(place, moment, language));
      await queryClient.prefetchQuery(favouriteFoodsQuery(language));
      await queryClient.prefetchQuery(ownFoodQuery);
      await holdDaily("foods", `${today} ${language}`, holdDeviceFoods);
      await holdDaily("diary", `${today} ${language} ${scheme}`, () => holdDiary(queryClient, today, scheme));
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [queryClient, language, today, moments, scheme]);
  return null;
}
