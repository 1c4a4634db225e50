import { Button } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { displayName } from "../lib/person-name.ts";
import { useCount } from "../lib/use-count.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { ClientDetail, type StartsWith } from "./ClientDetail.tsx";
import { useAct } from "./use-act.ts";
import type { Round } from "./use-round.ts";
import type { Settle } from "./use-settle.ts";

interface ActDialogProps {
  client: TriageRow;
  startsWith: StartsWith | null;
  round: Round;
  settle: Settle;
}

/** A client of the board over the list, where there is no room beside it (ledger COACH-094, COACH-095). */
export function ActDialog({ client, startsWith, round, settle }: ActDialogProps) {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const count = useCount();
  const act = useAct({ client, settle, onNext: round.goOn });
  const { next } = round;
  return (
    <SheetDialog
      isOpen
      onClose={round.close}
      title={displayName(client)}
      {...(client.plan_kcal === null ? {} : { subtitle: `${count(client.plan_kcal)} ${words.kcalADay}` })}
      closeLabel={general.close}
      actions={
        <>
          {next !== null && (
            <Button variant="default" onClick={round.goOn}>
              {words.skip}
            </Button>
          )}
          <Button loading={act.isSaving} disabled={act.loaded === undefined} onClick={act.submit}>
            {next === null ? words.saveDone : words.saveNext}
          </Button>
        </>
      }
    >
      <ClientDetail {...{ client, act, startsWith, settle }} />
      {next !== null && <p>{words.next({ name: displayName(next) })}</p>}
    </SheetDialog>
  );
}
