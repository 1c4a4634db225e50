import type { DiarySlot } from "@plateful/planning";
import { useNavigate } from "@tanstack/react-router";
import { beginFoodChoice, type ChosenOwnProduct } from "../../lib/address/food-choice.ts";
import type { PATHS } from "../../lib/address/paths.ts";
import { useToday } from "../../lib/device/today.ts";
import { plannerHref, useSubject } from "../../lib/person/subject.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { leftIn } from "./left-in.ts";
import { usePutFood } from "./use-put-food.ts";

/** Sends a person off to choose a food and brings them back to the day. */
export function useChooseFood(diary: DiaryDay) {
  const navigate = useNavigate();
  const { viewedId, root } = useSubject();
  const today = useToday();
  const { date, slots } = diary;
  const { put, putOwn, putFood, putProduct } = usePutFood(diary);
  /** @param search What to search for at first. */
  const add = (
    slot: DiarySlot,
    path: typeof PATHS.foodSearch | typeof PATHS.barcodeScanner,
    search?: string,
  ) => {
    beginFoodChoice({
      ...(search === undefined ? {} : { search }),
      slots,
      slot,
      isLogged: viewedId === undefined && date <= today,
      chooseMealMoment: true,
      leftIn: (one) => leftIn(diary, one),
      place: { date, clientId: viewedId },
      onChoose: (chosen, key) => put(chosen.slot ?? slot, chosen, key),
      onPut: (chosen, key) => putFood(chosen.slot ?? slot, chosen, key),
      // What a client keeps is theirs, and what a coach keeps is no food of the client.
      ...(viewedId === undefined
        ? {
            onChooseOwn: (chosen: ChosenOwnProduct, key: string) => putOwn(chosen.slot ?? slot, chosen, key),
            onPutOwn: (chosen: ChosenOwnProduct, key: string) => putProduct(chosen.slot ?? slot, chosen, key),
          }
        : {}),
      onDone: () => void navigate({ href: plannerHref(root, date) }),
    });
    void navigate({ to: path });
  };
  return { add, put };
}
