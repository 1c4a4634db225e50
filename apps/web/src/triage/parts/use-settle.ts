import { markClient, type Snooze, settleClient, type TriageRow, unsettleClient } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { BOARD } from "../../lib/client/board-query.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";

/** Takes clients off the board and gives them back; the last of it can be undone by toast or key (ledger COACH-093). */
export function useSettle() {
  const queryClient = useQueryClient();
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const language = useLanguage();
  const last = useRef<(() => void) | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: BOARD });
  const failed = (error: unknown) => {
    const isOffline = error instanceof CallError && error.status === 0;
    showToast({ message: isOffline ? general.offline : general.somethingWentWrong, role: "alert" });
  };
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failed(error);
    }
    await refresh();
  };
  const offer = (message: string, back: () => Promise<unknown>) => {
    const onUndo = () => {
      last.current = null;
      void run(async () => {
        await back();
      });
    };
    last.current = onUndo;
    showToast({ message, undo: { label: words.undo, onUndo } });
  };
  const put = (client: TriageRow, snooze: Snooze | null) =>
    call(settleClient, { params: { id: String(client.id) }, body: { snooze } });
  const remove = (client: TriageRow) => call(unsettleClient, { params: { id: String(client.id) } });
  /** Back to what was before: on the board, or put off as it was. */
  const restore = (client: TriageRow) =>
    client.settled === null ? remove(client) : put(client, client.settled.snooze);
  return {
    settle: (client: TriageRow, snooze: Snooze | null) =>
      run(async () => {
        const name = displayName(client);
        const { comes_back_on: until } = await put(client, snooze);
        const date = formatDate(language, until, { weekday: "long", day: "numeric", month: "long" });
        const said = snooze === "WHEN_LOGGED" ? words.putOffUntilLogged : words.putOff;
        offer(snooze === null ? words.doneWith({ name }) : said({ name, date }), () => restore(client));
      }),
    giveBack: (client: TriageRow) =>
      run(async () => {
        await remove(client);
        offer(words.backNow({ name: displayName(client) }), () => restore(client));
      }),
    mute: (client: TriageRow, muted: TriageRow["muted"]) =>
      run(async () => {
        const mark = (reasons: TriageRow["muted"]) =>
          call(markClient, {
            params: { id: String(client.id) },
            body: { muted: reasons, labels: client.labels },
          });
        await mark(muted);
        const message =
          muted.length > client.muted.length ? words.muted({ name: displayName(client) }) : words.saved;
        offer(message, () => mark(client.muted));
        await queryClient.invalidateQueries({ queryKey: [CLIENTS] });
      }),
    /** Remembers how something that was saved elsewhere is taken back. */
    offer,
    undo: () => last.current?.(),
  };
}
export type Settle = ReturnType<typeof useSettle>;
