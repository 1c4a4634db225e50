import { Button } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import type { StartsWith } from "../parts/next-step.ts";
import type { Act } from "../parts/use-act.ts";
import type { Settle } from "../parts/use-settle.ts";
import styles from "./ClientDetail.module.css";
import { EnergyCard } from "./EnergyCard.tsx";
import { DaysCard, WeightCard } from "./EvidenceCards.tsx";
import { MealsCard } from "./MealsCard.tsx";
import { NoteCard } from "./NoteCard.tsx";
import { ReplyCard } from "./ReplyCard.tsx";
import { WhyCard } from "./WhyCard.tsx";
import { YesterdayCard } from "./YesterdayCard.tsx";

interface ClientDetailProps {
  client: TriageRow;
  act: Act;
  startsWith: StartsWith | null;
  /** How often a field was asked for. */
  asked: number;
  settle: Settle;
  onField: (field: StartsWith | null) => void;
}

/** A client of the board: why, the evidence, and what can be done about it (ledger COACH-124). */
export function ClientDetail({ client, act, startsWith, asked, settle, onField }: ClientDetailProps) {
  const { general } = usePhrases();
  const { loaded, draft, change, query, problem } = act;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl and Enter save from whatever field has the focus
    <div className={styles.detail} onKeyDown={act.onKeyDown}>
      <WhyCard {...{ client, loaded, settle, onField }} />
      {problem !== null && <Notice kind="error" title={problem} />}
      {loaded === undefined && !query.isError && <SkeletonCard shape="row" />}
      {loaded === undefined && query.isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {loaded !== undefined && (
        <div className={styles.columns}>
          {/* First for those who come by keyboard or on a phone: it is what most clients are opened for. */}
          <div className={classNames(styles.column, styles.side)}>
            <EnergyCard
              loaded={loaded}
              steps={draft.steps}
              asked={startsWith === "energy" ? asked : 0}
              onChange={(steps) => change({ steps })}
            />
            {draft.steps !== 0 && loaded.meals !== null && (
              <MealsCard
                meals={loaded.meals}
                steps={draft.steps}
                replans={draft.replans}
                onReplans={(replans) => change({ replans })}
              />
            )}
            <WeightCard loaded={loaded} />
          </div>
          <div className={classNames(styles.column, styles.main)}>
            <DaysCard loaded={loaded} />
            <YesterdayCard loaded={loaded} />
            <ReplyCard
              client={client}
              value={draft.message}
              asked={startsWith === "message" ? asked : 0}
              onChange={(message) => change({ message })}
            />
            <NoteCard
              loaded={loaded}
              value={draft.note}
              asked={startsWith === "note" ? asked : 0}
              onChange={(note) => change({ note })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
