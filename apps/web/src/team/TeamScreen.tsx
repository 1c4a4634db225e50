import { Button } from "@mantine/core";
import type { AnswerOf, getTeam, TeamInvitation, TeamMember } from "@plateful/contract";
import { IconUserPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { givers, useTeam } from "../lib/person/own-rights.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PracticeForm } from "../organisations/index.ts";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { InvitationRow } from "./InvitationRow.tsx";
import { MemberRow } from "./MemberRow.tsx";
import styles from "./Team.module.css";
import { type Opened, TeamDialogs } from "./TeamDialogs.tsx";
import { UsualRights } from "./UsualRights.tsx";

type Team = AnswerOf<typeof getTeam>;

function useSummary({ members, invitations, without_coach: free }: Team): string {
  const words = useTeamPhrases();
  const counts = members.map(({ clients }) => clients);
  const isKnown = counts.every((count) => count !== null);
  const clients = isKnown ? counts.reduce((sum, count) => sum + count, free ?? 0) : null;
  return words.summary({ people: members.length, clients, invited: invitations.length });
}

interface PartProps {
  team: Team;
  onOpen: (opened: Opened) => void;
}

function People({ team, onOpen }: PartProps) {
  const words = useTeamPhrases();
  const { members, invitations } = team;
  const most = Math.max(1, ...members.map(({ clients }) => clients ?? 0));
  const row = { team, onOpen };
  return (
    <SectionCard>
      <ul aria-label={words.members} className={styles.list}>
        {members.map((member: TeamMember) => (
          <MemberRow key={member.id} member={member} most={most} {...row} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <ul aria-label={words.invitations} className={styles.list}>
          {invitations.map((invitation: TeamInvitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** Whoever does not manage the team reads why nothing can be pressed, and who can change that. */
function ReadOnlyNotice({ members }: Pick<Team, "members">) {
  const { readOnly, missing } = useTeamPhrases();
  const names = givers(members, useLanguage());
  return (
    <Notice kind="info" title={readOnly.title}>
      {names === "" ? missing.ask : missing.askOne({ names })}
    </Notice>
  );
}

/** On a phone the practice's own screen leads here, and back. */
function useBack() {
  const { general } = usePhrases();
  const navigate = useNavigate();
  const onBack = () => void navigate({ to: PATHS.coachAccount });
  return useIsDesktop() ? {} : { back: { label: general.back, onBack } };
}

function Shown({ team, onOpen }: PartProps) {
  const back = useBack();
  const words = useTeamPhrases();
  const summary = useSummary(team);
  const { members, own_rights: rights, without_coach: free } = team;
  const manages = rights.includes("TEAM");
  const invite = (
    <Button
      {...(members.length > 1 ? { variant: "default" } : {})}
      leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => onOpen({ kind: "invite" })}
    >
      {words.invite.action}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={summary}
        {...back}
        {...(manages ? { actions: invite } : {})}
      />
      <div className={styles.parts}>
        {!manages && <ReadOnlyNotice members={members} />}
        {free !== null && free > 0 && rights.includes("HAND_OVER") && (
          <Notice
            kind="info"
            title={words.withoutCoach.title({ count: free })}
            action={
              <Button variant="default" onClick={() => onOpen({ kind: "hand-over", from: null })}>
                {words.withoutCoach.action}
              </Button>
            }
          />
        )}
        <People team={team} onOpen={onOpen} />
        {members.length === 1 && manages && (
          <Notice kind="info" title={words.alone.title}>
            {words.alone.text}
          </Notice>
        )}
        <UsualRights />
      </div>
    </>
  );
}

function NoPractice() {
  const words = useTeamPhrases();
  const back = useBack();
  return (
    <>
      <PageHeader title={words.title} subtitle={words.noPractice.text} {...back} />
      <PracticeForm />
    </>
  );
}

/** The people of a practice, what each may do, and who is invited (ledger TEAM-013 to TEAM-016). */
export function TeamScreen() {
  const words = useTeamPhrases();
  const { general } = usePhrases();
  const { organisation } = useCurrentUser();
  const { data: team, isError, isFetching, refetch } = useTeam();
  const [opened, setOpened] = useState<Opened | null>(null);
  const back = useBack();
  useTitle(words.title);
  if (organisation === null)
    return (
      <div className={styles.page}>
        <NoPractice />
      </div>
    );
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {general.tryAgain}
    </Button>
  );
  return (
    <div className={styles.page}>
      {team === undefined && <PageHeader title={words.title} {...back} />}
      {team === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {team === undefined && isError && (
        <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
      )}
      {team !== undefined && isError && (
        <Notice kind="error" title={general.errorLoadingData} action={retry} />
      )}
      {team !== undefined && <Shown team={team} onOpen={setOpened} />}
      {team !== undefined && opened !== null && (
        <TeamDialogs team={team} opened={opened} onOpen={setOpened} />
      )}
    </div>
  );
}
