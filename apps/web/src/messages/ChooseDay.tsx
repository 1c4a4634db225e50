import { formatDate } from "@plateful/phrases";
import { addDays } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { clientQuery } from "../lib/client/client-query.ts";
import { useToday } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ListRow } from "../ui/ListRow.tsx";
import { Notice } from "../ui/Notice.tsx";

/** From tomorrow back over two weeks. */
const DAYS = Array.from({ length: 15 }, (_, at) => 1 - at);

interface ChooseDayProps {
  clientId: number | null;
  onChoose: (day: string) => void;
}

/** One of the days around today; of a client only while the diary is shared (TALK-006). */
export function ChooseDay({ clientId, onChoose }: ChooseDayProps) {
  const { general, messages } = usePhrases();
  const language = useLanguage();
  const today = useToday();
  const client = useQuery({ ...clientQuery(String(clientId)), enabled: clientId !== null });
  const sharing = client.data?.consents.find(({ kind }) => kind === "COACH_SHARING");
  if (client.data !== undefined && sharing?.parts.includes("DIARY") !== true)
    return <Notice kind="info" title={messages.attach.notShared} />;
  const near: Readonly<Record<number, string>> = {
    1: general.tomorrow,
    0: general.today,
    [-1]: general.yesterday,
  };
  return (
    <div>
      {DAYS.map((offset) => {
        const date = addDays(today, offset);
        const day = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
        const nearby = near[offset];
        const words = nearby === undefined ? { title: day } : { title: nearby, text: day };
        return <ListRow key={date} {...words} onPress={() => onChoose(date)} />;
      })}
    </div>
  );
}
