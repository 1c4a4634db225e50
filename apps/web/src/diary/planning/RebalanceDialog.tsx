import { Button } from "@mantine/core";
import type { CalendarDay, RebalanceOffer, RebalanceWay } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { CallError, isGone } from "../../lib/server/call-error.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { rememberLeftDay } from "../day/planner-memory.ts";
import styles from "./Rebalance.module.css";
import { rebalanceQuery } from "./rebalance-query.ts";
import { ON_TARGET_PERCENT } from "./swap-effects.ts";
import { useAskedDay } from "./use-asked-day.ts";
import { useRebalanceDay } from "./use-rebalance-day.ts";

interface RebalanceDialogProps {
  day: CalendarDay;
  added: string;
  onClose: () => void;
}

interface OfferCardProps {
  offer: RebalanceOffer;
  day: CalendarDay;
  isChosen: boolean;
  onChoose: () => void;
}

function useOfferWords(day: CalendarDay) {
  const { rebalance: words } = usePhrases().planChanges;
  const count = useCount();
  const title = ({ way, meals }: RebalanceOffer) =>
    way === "SWAPS"
      ? words.ways.SWAPS({ count: meals.filter(({ is_swap }) => is_swap).length })
      : words.ways[way];
  const state = (percent: number) => {
    if (Math.abs(percent) <= ON_TARGET_PERCENT) return words.onTarget;
    const amount = { percent: count(Math.abs(percent)) };
    return percent > 0 ? words.over(amount) : words.under(amount);
  };
  const becomes = ({ kcal, deviation }: RebalanceOffer) =>
    words.becomes({ kcal: count(kcal), state: state(deviation.kcal) });
  const change = (meal: RebalanceOffer["meals"][number]) => {
    const item = day.calendar_items.find(({ id }) => id === meal.calendar_item);
    const before = item?.content_type === "recipemeal" ? item.meal : null;
    const now = { name: meal.recipe_template.name, kcal: count(meal.kcal) };
    if (meal.is_swap) return words.swapped({ ...now, old: before?.recipe_template.name ?? "" });
    return words.resized({ ...now, before: count(before?.kcal ?? 0) });
  };
  return { title, becomes, change };
}

function OfferCard({ offer, day, isChosen, onChoose }: OfferCardProps) {
  const words = useOfferWords(day);
  return (
    <ChoiceCard
      kind="radio"
      name="rebalance"
      value={offer.way}
      title={words.title(offer)}
      description={words.becomes(offer)}
      isChecked={isChosen}
      onChange={onChoose}
    >
      {offer.meals.length > 0 && (
        <span className={styles.changes}>
          {offer.meals.map((meal) => (
            <span key={meal.calendar_item} className={styles.change}>
              {words.change(meal)}
            </span>
          ))}
        </span>
      )}
    </ChoiceCard>
  );
}

/** Ways to go on with a day to which something was added; leaving it is chosen at first (ledger PLAN-040, PLAN-041). */
export function RebalanceDialog({ day, added, onClose }: RebalanceDialogProps) {
  const { general, planChanges } = usePhrases();
  const words = planChanges.rebalance;
  const count = useCount();
  const { data, isError, error, refetch } = useQuery(rebalanceQuery(useAskedDay(day)));
  const [way, setWay] = useState<RebalanceWay>("LEAVE");
  const rebalance = useRebalanceDay();
  const isOffline = error instanceof CallError && error.status === 0;
  const leave = () => {
    rememberLeftDay(day.id, added);
    onClose();
  };
  const confirm = () => {
    const offer = data?.offers.find((one) => one.way === way);
    if (offer === undefined || rebalance.isPending) return;
    if (offer.meals.length === 0) leave();
    else
      rebalance.mutate(
        { day, offer },
        { onSuccess: leave, onError: (refused) => isGone(refused) && onClose() },
      );
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      {...(data === undefined ? {} : { subtitle: words.target({ target: count(data.target.kcal) }) })}
      closeLabel={general.close}
      {...(data === undefined
        ? {}
        : {
            actions: (
              <Button size="lg" loading={rebalance.isPending} onClick={confirm}>
                {words.confirm}
              </Button>
            ),
          })}
    >
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          {[1, 2, 3].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {data === undefined && isError && (
        <StatePanel
          kind={isOffline ? "offline" : "error"}
          title={general.errorLoadingData}
          text={isOffline ? general.offline : general.somethingWentWrong}
          actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {data !== undefined && (
        <fieldset className={styles.offers} aria-label={words.title}>
          {data.offers.map((offer) => (
            <OfferCard
              key={offer.way}
              offer={offer}
              day={day}
              isChosen={offer.way === way}
              onChoose={() => setWay(offer.way)}
            />
          ))}
        </fieldset>
      )}
      {data?.offers.length === 1 && <p className={styles.only}>{words.onlyLeave}</p>}
    </SheetDialog>
  );
}
