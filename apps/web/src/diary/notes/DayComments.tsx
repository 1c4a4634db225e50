import { Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./DayComments.module.css";
import { dayCommentsQuery } from "./day-comments-query.ts";

const CommentDialog = lazy(async () => ({ default: (await import("./CommentDialog.tsx")).CommentDialog }));

/** What the coach wrote about the day; in a client's diary the coach writes it here (TALK-015). */
export function DayComments({ date }: { date: string }) {
  const { user, viewedId } = useSubject();
  const { messages, meals } = usePhrases();
  const { comment: words } = messages;
  const isCoach = viewedId !== undefined;
  const [isWriting, setIsWriting] = useState(false);
  const { data = [] } = useQuery({
    ...dayCommentsQuery(date, viewedId),
    enabled: isCoach || user.coach !== null,
  });
  if (data.length === 0 && !isCoach) return null;
  const href = isCoach ? PATHS.coachConversation.replace("$clientId", String(viewedId)) : PATHS.messages;
  return (
    <>
      {data.length > 0 && (
        <SectionCard title={isCoach ? words.ofCoach : words.title}>
          <ul className={styles.comments}>
            {data.map(({ id, text, meal_moment: moment }) => (
              <li key={id}>
                {moment !== null && (
                  <p className={styles.about}>{words.about({ meal: meals.momentsInSentence[moment] })}</p>
                )}
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          <AppLink href={href} className={styles.open}>
            {words.open}
          </AppLink>
        </SectionCard>
      )}
      {isCoach && (
        <Button
          variant="default"
          leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsWriting(true)}
        >
          {words.write}
        </Button>
      )}
      {isWriting && viewedId !== undefined && (
        <Suspense fallback={null}>
          <CommentDialog date={date} clientId={viewedId} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </>
  );
}
