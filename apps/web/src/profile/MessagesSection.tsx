import { setMessageMails, type User } from "@plateful/contract";
import { IconMail, IconMessageCircle } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { messageCountQuery } from "../lib/person/message-count-query.ts";
import { call } from "../lib/server/call.ts";
import { ChoiceDialog } from "./ChoiceDialog.tsx";
import { messageMailsQuery } from "./message-mails-query.ts";
import styles from "./parts/ProfileScreen.module.css";
import { ValueRow } from "./parts/ValueRow.tsx";

const ICON = { size: 22, stroke: 1.75 } as const;

/** The way to the conversation with one's coach, and whether mails tell of what is unread (TALK-004, TALK-011). */
export function MessagesSection({ user }: { user: User }) {
  const { messages: words, profile } = usePhrases();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data: count } = useQuery(messageCountQuery);
  const { data: setting } = useQuery(messageMailsQuery);
  const change = useMutation({
    mutationFn: (mails: boolean) => call(setMessageMails, { body: { mails } }),
    onSuccess: (saved) => queryClient.setQueryData(messageMailsQuery.queryKey, saved),
  });
  const wants = setting?.mails ?? true;
  const unread = count?.unread ?? 0;
  return (
    <section aria-label={words.title} className={styles.section}>
      <h2 className={styles.heading}>{words.title}</h2>
      <div className={styles.card}>
        {user.coach !== null && (
          <ValueRow
            icon={<IconMessageCircle {...ICON} />}
            title={words.withCoach({ name: user.coach.first_name })}
            href={PATHS.messages}
            {...(unread === 0 ? {} : { value: words.unread({ count: unread }) })}
          />
        )}
        <ValueRow
          icon={<IconMail {...ICON} />}
          title={profile.messageMails.title}
          value={wants ? profile.messageMails.on : profile.messageMails.off}
          isBusy={setting === undefined || change.isPending}
          onPress={() => setIsOpen(true)}
        />
      </div>
      {isOpen && (
        <ChoiceDialog
          title={profile.messageMails.title}
          options={[
            { value: "on", title: profile.messageMails.text },
            { value: "off", title: profile.messageMails.off },
          ]}
          current={wants ? "on" : "off"}
          onChoose={(next) => {
            change.mutate(next === "on");
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
