import { Button } from "@mantine/core";
import { formatDate, formatTime } from "@plateful/phrases";
import {
  IconArrowsExchange,
  IconBasket,
  IconBolt,
  IconCalendarPlus,
  IconChartLine,
  IconHistory,
  IconNote,
  IconPencil,
  IconScale,
  IconSearch,
  IconToolsKitchen2,
  IconTrash,
} from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ListRow } from "../../ui/ListRow.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { useToday } from "../device/today.ts";
import { announce } from "../dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../language/LanguageProvider.tsx";
import { changeWords } from "./change-words.ts";
import styles from "./KeptDialog.module.css";
import type { KeptChange } from "./kept-change.ts";
import { inEachQueue, queueOf } from "./kept-changes.ts";
import { refreshKept } from "./refresh-kept.ts";
import { sendKeptChange, takeKeptChangeBack } from "./send-kept-change.ts";
import { useKeptChanges } from "./use-kept-changes.ts";

const ICONS = {
  tick: IconToolsKitchen2,
  portion: IconScale,
  removal: IconTrash,
  swap: IconArrowsExchange,
  rebalance: IconArrowsExchange,
  food: IconSearch,
  "quick-add": IconBolt,
  "own-product": IconPencil,
  copy: IconHistory,
  planned: IconCalendarPlus,
  "quick-edit": IconBolt,
  measurement: IconChartLine,
  "measurement-removal": IconTrash,
  note: IconNote,
  "item-added": IconBasket,
  "item-tick": IconBasket,
  "item-aside": IconBasket,
  "item-edit": IconBasket,
  "item-removal": IconTrash,
};

/** One change that waits, with the way to take it back; what was tried already can only be given up (ledger DIARY-120). */
function WaitingChange({ change }: { change: KeptChange }) {
  const phrases = usePhrases();
  const { keptChanges: words, planChanges, general } = phrases;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const what = changeWords(change, phrases);
  const Icon = ICONS[change.kind];
  const isToday = change.date === useToday();
  const day = isToday
    ? general.today.toLowerCase()
    : formatDate(language, change.date, { weekday: "long", day: "numeric", month: "long" });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at =
    change.keptAt === undefined ? "" : `${formatTime(language, new Date(change.keptAt), timeZone)} · `;
  const isTried = change.isTried === true;
  const undo = async () => {
    const isTaken = await takeKeptChangeBack(change.key, queueOf(change));
    if (isTaken && !isTried) showToast({ message: planChanges.restored });
    await refreshKept(queryClient);
  };
  return (
    <li>
      <ListRow
        title={what}
        text={at + day}
        icon={<Icon size={22} stroke={1.75} />}
        end={
          <Button
            variant="subtle"
            aria-label={isTried ? words.discardOne({ what }) : words.undo({ what })}
            onClick={() => void undo()}
          >
            {isTried ? words.discard : general.undo}
          </Button>
        }
      />
    </li>
  );
}

/** What waits for the network, each with its way back (ledger DIARY-096). */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const { keptChanges: words, general } = usePhrases();
  const queryClient = useQueryClient();
  const { waiting } = useKeptChanges();
  const isDone = waiting.length === 0;
  const [isOffline] = useState(() => !navigator.onLine);
  const { mutate: connect, isPending } = useMutation({
    mutationFn: async () => {
      // What never left the device can still be taken back.
      if (!navigator.onLine) return 0;
      const sent = await Promise.all(inEachQueue((queue) => queue.flush(sendKeptChange)));
      return sent.reduce((sum, { saved, refused }) => sum + saved + refused, 0);
    },
    onSuccess: async (sent) => {
      if (sent === 0) announce(words.noConnection);
      else await refreshKept(queryClient);
    },
  });
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={isOffline ? words.offline : words.title}
      {...(isOffline ? { subtitle: words.keepsWorking } : {})}
      closeLabel={general.close}
      actions={
        <Button variant="light" size="lg" loading={isPending} onClick={() => connect()}>
          {words.connect}
        </Button>
      }
    >
      <Notice kind="info" title={words.kept({ count: waiting.length })} />
      {isOffline && <h3 className={styles.heading}>{words.title}</h3>}
      <ul className={styles.list}>
        {waiting.map((change) => (
          <WaitingChange key={change.key} change={change} />
        ))}
      </ul>
      <p className={styles.explain}>{words.explain}</p>
      {waiting.some(({ isTried }) => isTried) && <p className={styles.explain}>{words.mayBeStored}</p>}
    </SheetDialog>
  );
}
