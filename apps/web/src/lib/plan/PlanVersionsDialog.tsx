import { Button } from "@mantine/core";
import { type NutritionDayPlan, type PlanVersion, restorePlanVersion } from "@plateful/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Notice } from "../../ui/Notice.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { announce } from "../dialogs/alerts.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useCount } from "../language/use-count.ts";
import { useSavedAt } from "../language/use-saved-at.ts";
import { useAuthorName } from "../person/use-author-name.ts";
import { call } from "../server/call.ts";
import { CallError } from "../server/call-error.ts";
import { useIntentKey } from "../server/use-intent-key.ts";
import styles from "./PlanVersionsDialog.module.css";
import { planVersionsQuery } from "./plan-versions-query.ts";

interface PlanVersionsDialogProps {
  plan: Pick<NutritionDayPlan, "id" | "name" | "version">;
  /** Left out for who only looks. */
  onRestored?: ((plan: NutritionDayPlan) => void) | undefined;
  onClose: () => void;
}

interface VersionRowProps {
  version: PlanVersion;
  isNewest: boolean;
  isBusy: boolean;
  onRestore?: (() => void) | undefined;
}

function VersionRow({ version, isNewest, isBusy, onRestore }: VersionRowProps) {
  const { versions, nutrition } = usePhrases();
  const words = versions.history;
  const count = useCount();
  const savedAt = useSavedAt();
  const authorName = useAuthorName();
  const moment = savedAt(version.saved_at);
  const meals = versions.mealsText({ kcal: count(version.kcal), count: version.slots.length });
  const grams = (["protein", "carbohydrates", "fat"] as const).map(
    (name) => `${count(version[name])} ${nutrition.units.g} ${nutrition.nutrients[name].toLowerCase()}`,
  );
  return (
    <li className={styles.version}>
      <span className={styles.words}>
        <b>{authorName(version.author)}</b>
        <span className={styles.moment}>{moment}</span>
        <span className={styles.detail}>{`${version.name} · ${meals}`}</span>
        <span className={styles.detail}>{grams.join(", ")}</span>
        {version.template_name !== null && (
          <span className={styles.detail}>{words.fromTemplate({ name: version.template_name })}</span>
        )}
        {version.restored_number !== null && (
          <span className={styles.detail}>{words.restoredFrom({ number: version.restored_number })}</span>
        )}
      </span>
      {isNewest && <Pill tone="brand">{words.now}</Pill>}
      {!isNewest && onRestore !== undefined && (
        <Button
          variant="default"
          aria-label={words.restoreOf({ moment })}
          loading={isBusy}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </li>
  );
}

/** Every saved version of a plan with who saved it and when; an earlier one can become the plan again (ledger COACH-106). */
export function PlanVersionsDialog({ plan, onRestored, onClose }: PlanVersionsDialogProps) {
  const { general, versions } = usePhrases();
  const words = versions.history;
  const { data, isError, refetch } = useQuery(planVersionsQuery(plan.id));
  const { keyFor, done } = useIntentKey();
  const restore = useMutation({
    mutationFn: (number: number) => {
      const body = { number };
      const idempotencyKey = keyFor({ ...body, version: plan.version });
      const params = { id: String(plan.id) };
      return call(restorePlanVersion, { params, body, version: plan.version, idempotencyKey });
    },
    onSuccess: (saved) => {
      done();
      announce(words.restored);
      onRestored?.(saved);
    },
    onError: () => refetch(),
    meta: { silent: true },
  });
  const why =
    restore.error instanceof CallError ? (restore.error.general ?? restore.error.detail) : undefined;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title({ name: plan.name })}
      subtitle={words.text}
      closeLabel={general.close}
    >
      {restore.isError && (
        <Notice kind="error" title={words.notRestored}>
          {why ?? general.somethingWentWrong}
        </Notice>
      )}
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
          <SkeletonCard shape="row" />
        </div>
      )}
      {data === undefined && isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {data?.length === 0 && <StatePanel kind="empty" title={words.none} text={words.noneText} />}
      <ol className={styles.list}>
        {(data ?? []).map((version, at) => (
          <VersionRow
            key={version.number}
            version={version}
            isNewest={at === 0}
            isBusy={restore.isPending && restore.variables === version.number}
            onRestore={onRestored === undefined ? undefined : () => restore.mutate(version.number)}
          />
        ))}
      </ol>
    </SheetDialog>
  );
}
