import { Button } from "@mantine/core";
import { acknowledgeOwnShare, type OwnShare } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ownSharesQuery } from "../lib/person/own-shares-query.ts";
import { useSubject } from "../lib/person/subject.ts";
import { call } from "../lib/server/call.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./StandInNotice.module.css";

/** Says once that a share was read; the notice goes at once, and comes back if that could not be stored. */
function useAcknowledge(id: number) {
  const queryClient = useQueryClient();
  const { queryKey } = ownSharesQuery;
  return useMutation({
    mutationFn: () => call(acknowledgeOwnShare, { params: { id: String(id) } }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shares) =>
        shares?.map((share) => (share.id === id ? { ...share, is_acknowledged: true } : share)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const nameOf = ({ first_name, last_name }: OwnShare["coach"]): string => first_name || last_name;

function useWords({ coach, colleague, from, until, parts }: OwnShare) {
  const { shares, sharing } = usePhrases().privacy;
  const language = useLanguage();
  const first = formatDate(language, from);
  return {
    names: { coach: nameOf(coach), colleague: nameOf(colleague) },
    period:
      until === null
        ? shares.from({ from: first })
        : shares.period({ from: first, until: formatDate(language, until) }),
    seen: parts.map((part) => sharing.parts[part].title).join(", "),
  };
}

/** The coach asks whether a colleague may stand in. */
function Asked({ share }: { share: OwnShare }) {
  const { shares } = usePhrases().privacy;
  const { names, period } = useWords(share);
  return (
    <Notice
      kind="info"
      title={shares.asks(names)}
      action={
        <AppLink href={PATHS.privacy} className={styles.link}>
          {shares.answer}
        </AppLink>
      }
    >
      {period}
    </Notice>
  );
}

/** A colleague stands in now, and the client has not read so. */
function StandsIn({ share }: { share: OwnShare }) {
  const { shares } = usePhrases().privacy;
  const { names, period, seen } = useWords(share);
  const acknowledge = useAcknowledge(share.id);
  return (
    <Notice kind="info" title={shares.standsIn(names)}>
      <p className={styles.line}>
        {period}. {shares.sees({ parts: seen })}.
      </p>
      <div className={styles.ways}>
        <AppLink href={`${PATHS.messages}?coach=${share.colleague.id}`} className={styles.link}>
          {shares.writeTo(names)}
        </AppLink>
        <AppLink href={PATHS.privacy} className={styles.link}>
          {shares.change}
        </AppLink>
        <Button variant="light" onClick={() => acknowledge.mutate()}>
          {shares.understood}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * On the planner, which clients open first: that a colleague of the coach asks to stand in, until that is answered; and that one
 * does, until the client has read it (ledger TEAM-027). Not for a coach who looks along.
 */
export function StandInNotice() {
  const { user, viewedId } = useSubject();
  const isAsked = viewedId === undefined && user.coach !== null;
  const { data: shares } = useQuery({ ...ownSharesQuery, enabled: isAsked });
  if (!isAsked) return null;
  return shares?.map((share) => {
    if (share.state === "WAITING") return <Asked key={share.id} share={share} />;
    return share.state === "ACTIVE" && !share.is_acknowledged ? (
      <StandsIn key={share.id} share={share} />
    ) : null;
  });
}
