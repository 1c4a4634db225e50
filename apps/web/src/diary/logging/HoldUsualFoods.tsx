import { useComputedColorScheme } from "@mantine/core";
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
    const read = async () => {
      // Nothing of it is part of the first load.
      const { holdForOffline } = await import("./hold-for-offline.ts");
      await holdForOffline(queryClient, { today, language, scheme, moments });
    };
    const timer = setTimeout(() => {
      read().catch(() => {
        // Nobody asked for it, and the next visit tries again.
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [queryClient, language, today, moments, scheme]);
  return null;
}
