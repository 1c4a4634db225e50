import { Button } from "@mantine/core";
import { formatDate, formatTime } from "@plateful/phrases";
import {
  IconArrowsExchange,
  IconBolt,
  IconNote,
  IconScale,
  IconSearch,
  IconToolsKitchen2,
  IconTrash,
} from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToday } from "../../lib/device/today.ts";
import { announce } from "../../lib/dialogs/alerts.ts";
import { isAddition, type KeptChange } from "../../lib/kept/kept-change.ts";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { sendKeptChange } from "../../lib/kept/send-kept-change.ts";
import { useKeptChanges } from "../../lib/kept/use-kept-changes.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ListRow } from "../../ui/ListRow.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import styles from "./KeptDialog.module.css";
import { useChangeWords } from "./use-change-words.ts";

const ICONS = {
  tick: IconToolsKitchen2,
  portion: IconScale,
  removal: IconTrash,
  swap: IconArrowsExchange,
  rebalance: IconArrowsExchange,
  food: IconSearch,
  "quick-add": IconBolt,
  note: IconNote,
};

/** One change that waits, with the way to take it back as long as the server cannot have it. */
function WaitingChange({ change }: { change: KeptChange }) {
  const { keptChanges: words, planChanges, general } = usePhrases();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const what = useChangeWords()(change);
  const Icon = ICONS[change.kind];
  const isToday = change.date === useToday();
  const day = isToday
    ? general.today.toLowerCase()
    : formatDate(language, change.date, { weekday: "long", day: "numeric", month: "long" });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at =
    change.keptAt === undefined ? "" : `${formatTime(language, new Date(change.keptAt), timeZone)} · `;
  const undo = async () => {
    const isUndone = isAddition(change)
      ? keptChanges.takeMealBack(change.calendarItem)
      : keptChanges.takeBack(change.key);
    if (isUndone) showToast({ message: planChanges.restored });
    await refreshCalendarDays(queryClient);
  };
  return (
    <li>
      <ListRow
        title={what}
        text={at + day}
        icon={<Icon size={22} stroke={1.75} />}
        end={
          change.isTried !== true && (
            <Button variant="subtle" aria-label={words.undo({ what })} onClick={() => void undo()}>
              {general.undo}
            </Button>
          )
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
  const { mutate: connect, isPending } = useMutation({
    mutationFn: async () => {
      // What never left the device can still be taken back.
      if (!navigator.onLine) return 0;
      const { saved, refused } = await keptChanges.flush(sendKeptChange);
      return saved + refused;
    },
    onSuccess: async (sent) => {
      if (sent === 0) announce(words.noConnection);
      else await refreshCalendarDays(queryClient);
    },
  });
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <Button variant="light" size="lg" loading={isPending} onClick={() => connect()}>
          {words.connect}
        </Button>
      }
    >
      <ul className={styles.list}>
        {waiting.map((change) => (
          <WaitingChange key={change.key} change={change} />
        ))}
      </ul>
      <p className={styles.explain}>{words.explain}</p>
    </SheetDialog>
  );
}
