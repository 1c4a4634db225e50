import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import { IconUsersGroup } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { maySeeOwnScreens } from "../lib/device/session.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { useVisitor } from "../lib/person/current-user.ts";
import { signOut } from "../lib/person/sign-out.ts";
import { CallError } from "../lib/server/call-error.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { SignInFrame } from "../sign-in/index.ts";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { InvitationMessage } from "./InvitationMessage.tsx";
import { InvitationQuestion } from "./InvitationQuestion.tsx";
import { invitationToShow } from "./invitation-to-show.ts";
import styles from "./TeamInvitation.module.css";
import { ownInvitationsQuery } from "./use-own-invitations.ts";

/** Signs out and leads back here, so that the person can come with the address that was invited. */
function OtherAddress() {
  const { otherAddress } = useTeamPhrases().answer;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: () => navigate({ to: PATHS.login, search: { next: PATHS.teamInvitation }, replace: true }),
  });
  return (
    <Button size="lg" variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
      {otherAddress}
    </Button>
  );
}

function Loading() {
  const { general } = usePhrases();
  return (
    <div role="status" aria-label={general.loading}>
      <SkeletonCard shape="row" />
    </div>
  );
}

function Visitor() {
  const { visitor } = useTeamPhrases().answer;
  const navigate = useNavigate();
  return (
    <InvitationMessage {...visitor}>
      <Button
        size="lg"
        onClick={() => void navigate({ to: PATHS.login, search: { next: PATHS.teamInvitation } })}
      >
        {visitor.action}
      </Button>
    </InvitationMessage>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { general } = usePhrases();
  const said = error instanceof CallError ? error.detail : undefined;
  return (
    <div role="alert">
      <InvitationMessage title={general.errorLoadingData} text={said ?? ""}>
        <Button size="lg" onClick={onRetry}>
          {general.tryAgain}
        </Button>
      </InvitationMessage>
    </div>
  );
}

function ForPerson({ user }: { user: User }) {
  const words = useTeamPhrases().answer;
  const { data, error, refetch } = useQuery(ownInvitationsQuery);
  if (data === undefined)
    return error === null ? <Loading /> : <Refused error={error} onRetry={() => void refetch()} />;
  const shown = invitationToShow(data);
  const signedInAs = <p className={styles.small}>{words.signedInAs({ email: user.email })}</p>;
  if (shown === null)
    return (
      <InvitationMessage {...(user.email_confirmed ? words.none : words.unconfirmed)}>
        {signedInAs}
        <OtherAddress />
      </InvitationMessage>
    );
  return (
    <InvitationQuestion key={shown.id} invitation={shown} user={user}>
      {signedInAs}
      <OtherAddress />
    </InvitationQuestion>
  );
}

/** Where the mail of a team invitation leads: who is asked says yes or no, or reads why there is nothing to answer (TEAM-011). */
export function TeamInvitationScreen() {
  const words = useTeamPhrases().answer;
  const isSignedIn = maySeeOwnScreens();
  const user = useVisitor(isSignedIn);
  useTitle(words.title);
  return (
    <SignInFrame>
      <span aria-hidden="true" className={styles.tile}>
        <IconUsersGroup size={30} stroke={1.75} />
      </span>
      {!isSignedIn && <Visitor />}
      {isSignedIn && (user === null ? <Loading /> : <ForPerson user={user} />)}
    </SignInFrame>
  );
}
