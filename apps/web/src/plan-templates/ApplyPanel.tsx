import { Button } from "@mantine/core";
import type { PlanTemplate, TemplatePreview } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./ApplyPanel.module.css";
import { ApplyResult } from "./ApplyResult.tsx";
import { canReplan } from "./can-replan.ts";
import { PickList } from "./PickList.tsx";
import { previewQuery } from "./template-query.ts";
import { type MealsFrom, useApplyTemplate } from "./use-apply-template.ts";
import { usePicks } from "./use-picks.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface ApplyPanelProps {
  template: PlanTemplate;
  /** The one client for whom the templates were opened. */
  only: number | undefined;
  mayEdit: boolean;
}

interface FootProps extends ApplyPanelProps {
  chosen: readonly TemplatePreview[];
  onDone: () => void;
}

/** From when the planned meals follow, and the one button. */
function Foot({ template, chosen, mayEdit, onDone }: FootProps) {
  const { panel: words } = useTemplatePhrases();
  const user = useCurrentUser();
  const [from, setFrom] = useState<MealsFrom>("TOMORROW");
  const apply = useApplyTemplate();
  const hasMeals = canReplan(user) && chosen.some(({ has_meals_ahead }) => has_meals_ahead);
  const count = chosen.length;
  const submit = () => {
    if (count === 0 || apply.isPending) return;
    const wanted = { template, clients: chosen, from: hasMeals ? from : ("LEAVE" as const) };
    apply.mutate(wanted, { onSuccess: onDone });
  };
  return (
    <footer className={styles.foot}>
      {apply.data !== undefined && !apply.isPending && (
        <ApplyResult outcome={apply.data} onUndone={apply.reset} />
      )}
      {hasMeals && (
        <div className={styles.from}>
          <span>{words.from}</span>
          <UnitToggle
            label={words.from}
            isWide
            options={(["TOMORROW", "TODAY", "LEAVE"] as const).map((value) => ({
              value,
              label: words.froms[value],
            }))}
            value={from}
            onChange={setFrom}
          />
        </div>
      )}
      <Button size="lg" fullWidth disabled={!mayEdit || (count === 0 && !apply.isPending)} onClick={submit}>
        {apply.isPending && (
          <span role="status">
            {words.applying({ done: apply.done, total: apply.variables.clients.length })}
          </span>
        )}
        {!apply.isPending && (count === 0 ? words.applyNone : words.apply({ count }))}
      </Button>
      <p className={styles.note}>{mayEdit ? words.note : words.noRight}</p>
    </footer>
  );
}

/** Each client before and after a template, and the button that applies it to those who are ticked (ledger COACH-111, COACH-114). */
export function ApplyPanel(props: ApplyPanelProps) {
  const { template, only } = props;
  const { panel: words } = useTemplatePhrases();
  const { general } = usePhrases();
  const { data, isError, isFetching, refetch } = useQuery(previewQuery(template, only));
  const clients = data?.clients ?? [];
  const picks = usePicks(clients, only === undefined ? [] : [only]);
  if (data === undefined && isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {general.tryAgain}
          </Button>
        }
      />
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={general.loading} className={styles.waiting}>
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  if (clients.length === 0)
    return (
      <StatePanel
        kind="empty"
        title={words.noClients}
        actions={
          <AppLink href={PATHS.clients} className={styles.way}>
            {words.toClients}
          </AppLink>
        }
      />
    );
  return (
    <>
      <PickList clients={clients} leftOut={data.left_out} picks={picks} hasTools={only === undefined} />
      <Foot {...props} chosen={picks.chosen} onDone={picks.clear} />
    </>
  );
}
