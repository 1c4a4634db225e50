import { Button, Checkbox } from "@mantine/core";
import { NEEDED_PART, type SharedPart } from "@plateful/access";
import type { OwnShare } from "@plateful/contract";
import { formatDate, formatList } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ownSharesQuery } from "../lib/person/own-shares-query.ts";
import { Notice } from "../ui/Notice.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./PrivacyScreen.module.css";
import { useAgreeToShare, useEndOwnShare } from "./use-own-shares.ts";

/** The people and the days of a share, in words. */
function useShareWords({ coach, colleague, from, until }: OwnShare) {
  const { shares } = usePhrases().privacy;
  const language = useLanguage();
  const names = {
    coach: coach.first_name || coach.last_name,
    colleague: colleague.first_name || colleague.last_name,
  };
  const first = formatDate(language, from);
  const period =
    until === null
      ? shares.from({ from: first })
      : shares.period({ from: first, until: formatDate(language, until) });
  return { names, period };
}

/** The question whether a colleague may stand in, and for what; everything that the coach sees is ticked off one by one. */
function Question({ share }: { share: OwnShare }) {
  const { shares, sharing } = usePhrases().privacy;
  const { names, period } = useShareWords(share);
  const [parts, setParts] = useState<readonly SharedPart[]>([NEEDED_PART]);
  const agree = useAgreeToShare(share.id);
  const decline = useEndOwnShare(share.id);
  const isPossible = share.shared_parts.includes(NEEDED_PART);
  return (
    <section aria-label={shares.asks(names)} className={styles.section}>
      <h2 className={styles.heading}>{shares.asks(names)}</h2>
      <p className={styles.state}>{period}</p>
      <p className={styles.lead}>{isPossible ? shares.explains(names) : shares.first(names)}</p>
      {isPossible &&
        share.shared_parts.map((part) => (
          <Checkbox
            key={part}
            size="md"
            label={sharing.parts[part].title}
            description={sharing.details[part]}
            checked={part === NEEDED_PART || parts.includes(part)}
            disabled={part === NEEDED_PART}
            onChange={(event) =>
              setParts(event.currentTarget.checked ? [...parts, part] : parts.filter((one) => one !== part))
            }
          />
        ))}
      {isPossible && (
        <Button
          loading={agree.isPending}
          onClick={() =>
            agree.mutate(parts, { onSuccess: () => showToast({ message: shares.agreed(names) }) })
          }
        >
          {shares.agree(names)}
        </Button>
      )}
      <Button
        variant="default"
        loading={decline.isPending}
        onClick={() =>
          decline.mutate(undefined, { onSuccess: () => showToast({ message: shares.declined }) })
        }
      >
        {shares.decline}
      </Button>
    </section>
  );
}

/** A colleague to whom the person agreed: since when, what they see, and how to stop it. */
function Agreed({ share }: { share: OwnShare }) {
  const { shares, sharing } = usePhrases().privacy;
  const language = useLanguage();
  const { names, period } = useShareWords(share);
  const [isStopping, setStopping] = useState(false);
  const end = useEndOwnShare(share.id);
  const stop = () =>
    end.mutate(undefined, {
      onSuccess: () => showToast({ message: shares.stopped(names) }),
      onSettled: () => setStopping(false),
    });
  return (
    <section aria-label={names.colleague} className={styles.section}>
      <h2 className={styles.heading}>{shares.title}</h2>
      <Notice
        kind="info"
        title={share.state === "ACTIVE" ? shares.states.ACTIVE(names) : shares.states.PLANNED}
      >
        {period}.{" "}
        {shares.sees({
          parts: formatList(
            language,
            share.parts.map((part) => sharing.parts[part].title),
          ),
        })}
      </Notice>
      <Button
        className={styles.stop ?? ""}
        variant="default"
        c="var(--over)"
        onClick={() => setStopping(true)}
      >
        {shares.stop(names)}
      </Button>
      {isStopping && (
        <ConfirmDialog
          title={shares.stopTitle(names)}
          text={shares.stopText(names)}
          confirmLabel={shares.stop(names)}
          isBusy={end.isPending}
          onConfirm={stop}
          onClose={() => setStopping(false)}
        />
      )}
    </section>
  );
}

/** The colleagues of the person's coach: for whom the coach asks, and who sees something now or soon (ledger TEAM-025). */
export function OwnShares() {
  const { data: shares } = useQuery(ownSharesQuery);
  return shares?.map((share) =>
    share.state === "WAITING" ? (
      <Question key={share.id} share={share} />
    ) : (
      <Agreed key={share.id} share={share} />
    ),
  );
}
