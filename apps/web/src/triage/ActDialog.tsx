import { Button } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./ActDialog.module.css";
import { ClientDetail } from "./client/ClientDetail.tsx";
import type { StartsWith } from "./parts/next-step.ts";
import { useAct } from "./parts/use-act.ts";
import type { Round } from "./parts/use-round.ts";
import type { Settle } from "./parts/use-settle.ts";
import { useSwipe } from "./parts/use-swipe.ts";

interface ActDialogProps {
  client: TriageRow;
  startsWith: StartsWith | null;
  round: Round;
  settle: Settle;
}

/** Goes to the clients before and after; what was not saved stays with its client. */
function Steps({ round }: Pick<ActDialogProps, "round">) {
  const { detail: words } = useTriagePhrases();
  const { at, total, earlier, next } = round;
  return (
    <span className={styles.steps}>
      <IconButton
        label={words.earlier}
        isDisabled={earlier === null}
        onClick={() => earlier !== null && round.open(earlier, null)}
      >
        <IconChevronLeft size={22} />
      </IconButton>
      <span className={styles.place}>{words.place({ at: at + 1, of: total })}</span>
      <IconButton
        label={words.later}
        isDisabled={next === null}
        onClick={() => next !== null && round.open(next, null)}
      >
        <IconChevronRight size={22} />
      </IconButton>
    </span>
  );
}

/** A client of the board over the list, where there is no room beside it; a swipe goes to the next (COACH-094, COACH-172). */
export function ActDialog({ client, startsWith, round, settle }: ActDialogProps) {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const count = useCount();
  const act = useAct({ client, settle, onNext: round.goOn });
  const { earlier, next } = round;
  const { offset, handlers } = useSwipe({
    onLeft: next === null ? undefined : () => round.open(next, null),
    onRight: earlier === null ? undefined : () => round.open(earlier, null),
  });
  return (
    <SheetDialog
      isOpen
      onClose={round.close}
      title={displayName(client)}
      {...(client.plan_kcal === null ? {} : { subtitle: `${count(client.plan_kcal)} ${words.kcalADay}` })}
      closeLabel={general.close}
      actions={
        <div className={styles.foot}>
          <Steps round={round} />
          <Button
            className={styles.save ?? ""}
            loading={act.isSaving}
            disabled={act.loaded === undefined}
            onClick={act.submit}
          >
            {next === null ? words.saveDone : words.saveNext}
          </Button>
        </div>
      }
    >
      <div
        className={styles.content}
        style={offset === 0 ? undefined : { transform: `translateX(${offset / 3}px)` }}
        {...handlers}
      >
        <ClientDetail
          {...{ client, act, startsWith, settle }}
          asked={round.asked}
          onField={(field) => round.open(client, field)}
        />
        {next !== null && <p className={styles.next}>{words.next({ name: displayName(next) })}</p>}
      </div>
    </SheetDialog>
  );
}
