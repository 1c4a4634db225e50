import { Textarea } from "@mantine/core";
import { MESSAGE_LENGTH, type TriageRow } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useMomentWords } from "../../clients/index.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { KeyHint } from "../../lib/client/KeyHint.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { latestMessagesQuery } from "../parts/triage-query.ts";
import styles from "./ClientDetail.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

interface ReplyCardProps {
  client: TriageRow;
  value: string;
  asked: number;
  onChange: (message: string) => void;
}

/** What was written last, and an answer that goes out when the client is saved (ledger COACH-124). */
export function ReplyCard({ client, value, asked, onChange }: ReplyCardProps) {
  const { detail: words } = useTriagePhrases();
  const { messages } = usePhrases();
  const dayOf = useMomentWords();
  const first = useFirstFocus<HTMLTextAreaElement>(asked);
  const { data: conversation } = useQuery(latestMessagesQuery(client.id));
  const latest = conversation?.messages.at(-1);
  const name = client.first_name === "" ? displayName(client) : client.first_name;
  const isReply = latest?.is_from_coach === false;
  return (
    <SectionCard
      title={messages.title}
      aside={
        <AppLink
          href={PATHS.coachConversation.replace("$clientId", String(client.id))}
          className={styles.link}
        >
          {words.thread}
        </AppLink>
      }
    >
      {latest !== undefined && (
        <div className={styles.latest}>
          <b>
            {words.wrote({
              name: latest.is_from_coach ? words.you : name,
              date: dayOf(latest.written_at, "in-sentence"),
            })}
          </b>
          <p className={styles.written}>{latest.text === "" ? words.attached : latest.text}</p>
        </div>
      )}
      {conversation?.is_open === false ? (
        <p className={styles.quiet}>{words.closed}</p>
      ) : (
        <Textarea
          label={
            <>
              {isReply ? words.message({ name }) : words.firstMessage({ name })} <KeyHint of="M" />
            </>
          }
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MESSAGE_LENGTH}
          value={value}
          ref={first}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </SectionCard>
  );
}
