import { Button } from "@mantine/core";
import type { OwnTeamInvitation, User } from "@plateful/contract";
import { IconCheck } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMomentWords } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { InvitationMessage } from "./InvitationMessage.tsx";
import styles from "./TeamInvitation.module.css";
import { useAnswerInvitation } from "./use-own-invitations.ts";

interface InvitationQuestionProps {
  invitation: OwnTeamInvitation;
  user: User;
  /** Who is signed in, and the way to sign in as someone else. */
  children: ReactNode;
}

type Words = ReturnType<typeof useTeamPhrases>["answer"];

function messageOf(words: Words, { practice, state }: OwnTeamInvitation) {
  if (state === "ACCEPTED") return { title: words.accepted.title({ practice }), text: words.accepted.text };
  const { title, text } =
    state === "EXPIRED" ? words.expired : state === "WITHDRAWN" ? words.withdrawn : words.declined;
  return { title, text: text({ practice }) };
}

/** What joining brings and ends for this person, who may not know. */
function Consequences({ invitation, user }: Omit<InvitationQuestionProps, "children">) {
  const { answer: words, rights } = useTeamPhrases();
  const dayOf = useMomentWords();
  return (
    <>
      <div>
        <h2 className={styles.label}>{words.mayDo}</h2>
        <ul className={styles.rights}>
          {(invitation.rights.length === 0
            ? [words.nothing]
            : invitation.rights.map((right) => rights.names[right])
          ).map((name) => (
            <li key={name}>
              <IconCheck size={18} stroke={2.2} aria-hidden="true" /> {name}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.small}>
        {user.coach !== null && `${words.leavesCoach({ coach: user.coach.first_name })} `}
        {words.pays} {words.until({ day: dayOf(invitation.expires_at, "in-sentence") })}
      </p>
    </>
  );
}

/** Whether to join a practice, with what that means; or what has become of the question (ledger TEAM-006, TEAM-011). */
export function InvitationQuestion({ invitation, user, children }: InvitationQuestionProps) {
  const phrases = usePhrases();
  const { answer: words } = useTeamPhrases();
  const navigate = useNavigate();
  const answer = useAnswerInvitation();
  const { practice, role, state } = invitation;
  const own = user.is_coach ? user.organisation : null;
  if (state !== "OPEN")
    return (
      <InvitationMessage {...messageOf(words, invitation)}>
        {state === "ACCEPTED" && (
          <Button size="lg" onClick={() => void navigate({ to: PATHS.clients })}>
            {words.accepted.action}
          </Button>
        )}
        {state !== "ACCEPTED" && (
          <Button size="lg" variant="default" onClick={() => void navigate({ to: PATHS.home })}>
            {words.toStart}
          </Button>
        )}
      </InvitationMessage>
    );
  const send = (accept: boolean) =>
    answer.mutate(
      { invitation, accept },
      {
        onSuccess: () => {
          if (!accept) return;
          showToast({ message: words.joined({ practice }) });
          void navigate({ to: PATHS.clients, replace: true });
        },
      },
    );
  return (
    <InvitationMessage
      title={words.heading({ practice })}
      text={words.text({ practice, role: words.asRole[role] })}
    >
      {own === null ? (
        <Consequences invitation={invitation} user={user} />
      ) : (
        <div>
          <h2 className={styles.label}>{words.elsewhere.title({ practice: own.name })}</h2>
          <p className={styles.small}>{words.elsewhere.text({ practice })}</p>
        </div>
      )}
      <p role="alert" className={styles.error}>
        {refusalOf(answer.error, [], phrases)}
      </p>
      {own === null ? (
        <Button size="lg" loading={answer.isPending} onClick={() => send(true)}>
          {words.accept}
        </Button>
      ) : (
        <Button size="lg" onClick={() => void navigate({ to: PATHS.team })}>
          {words.elsewhere.action}
        </Button>
      )}
      <Button size="lg" variant="default" disabled={answer.isPending} onClick={() => send(false)}>
        {words.decline}
      </Button>
      {children}
    </InvitationMessage>
  );
}
