import "../ui/fields/form-styles.ts";
import { Button, Switch } from "@mantine/core";
import type { TeamMember } from "@plateful/contract";
import { useState } from "react";
import { Avatar } from "../clients/index.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { Stepper } from "../ui/fields/Stepper.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { type Split, shareEvenly, shift } from "./hand-over-split.ts";
import styles from "./Team.module.css";
import { useHandOver } from "./use-team-changes.ts";

interface HandOverDialogProps {
  /** Whose clients; null for clients of the practice without a coach. */
  from: TeamMember | null;
  clients: number;
  members: readonly TeamMember[];
  onClose: () => void;
}

interface SharesProps {
  receivers: readonly TeamMember[];
  split: Split;
  onChange: (split: Split) => void;
}

/** One stepper for each colleague, and one bar for all: what one gets more, another gets less. */
function Shares({ receivers, split, onChange }: SharesProps) {
  const { handOver: words } = useTeamPhrases();
  return (
    <>
      <div aria-hidden="true" className={styles.shareBar}>
        {receivers.map(({ id }, at) => (
          <i key={id} style={{ flexGrow: split[at] ?? 0 }} />
        ))}
      </div>
      <ul className={styles.receivers}>
        {receivers.map((member, at) => {
          const name = displayName(member);
          const count = split[at] ?? 0;
          return (
            <li key={member.id}>
              <Avatar id={member.id} initials={initialsOf(member)} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.quiet}>
                  {member.clients === null
                    ? words.receives({ count })
                    : words.nowAndThen({ now: member.clients, after: member.clients + count })}
                </span>
              </span>
              <Stepper
                label={words.of({ name })}
                lessLabel={words.fewer({ name })}
                moreLabel={words.more({ name })}
                value={count}
                min={receivers.length === 1 ? count : 0}
                max={receivers.length === 1 ? count : split.reduce((sum, each) => sum + each, 0)}
                valueText={String(count)}
                onChange={(value) => onChange(shift(split, at, value > count ? 1 : -1))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How the clients are shared: evenly until someone changes it, and again when the number of clients or colleagues changes. */
function useSplit(clients: number, colleagues: number) {
  const [changed, setSplit] = useState<Split | null>(null);
  const total = changed?.reduce((sum, each) => sum + each, 0);
  const isCurrent = changed?.length === colleagues && total === clients;
  return [isCurrent ? changed : shareEvenly(clients, colleagues), setSplit] as const;
}

function useDialogTitle(from: TeamMember | null): string {
  const { handOver: words } = useTeamPhrases();
  if (from === null) return words.titleNone;
  return from.is_self ? words.titleOwn : words.title({ name: from.first_name || displayName(from) });
}

/** All clients of a coach are given to colleagues, by numbers that always add up (ledger TEAM-009, TEAM-015). */
export function HandOverDialog({ from, clients, members, onClose }: HandOverDialogProps) {
  const phrases = usePhrases();
  const { handOver: words } = useTeamPhrases();
  const receivers = members.filter(({ id, account_enabled: isOn }) => isOn && id !== from?.id);
  const [split, setSplit] = useSplit(clients, receivers.length);
  const [tells, setTells] = useState(true);
  const handOver = useHandOver();
  const title = useDialogTitle(from);
  const give = () =>
    handOver.mutate(
      {
        from: from?.id ?? null,
        split: receivers.flatMap(({ id: to }, at) => {
          const count = split[at] ?? 0;
          return count === 0 ? [] : [{ to, clients: count }];
        }),
        tell: tells,
      },
      {
        onSuccess: ({ handed_over: count }) => {
          showToast({ message: words.done({ count }) });
          onClose();
        },
      },
    );
  const fields = ["split", "from"];
  const atField = fields.map((field) => refusalAt(handOver.error, field)).find(Boolean);
  const refusal = atField ?? refusalOf(handOver.error, fields, phrases);
  const isPossible = receivers.length > 0 && clients > 0;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={phrases.general.close}
      {...(isPossible
        ? {
            actions: (
              <Button size="lg" loading={handOver.isPending} onClick={give}>
                {words.submit({ count: clients })}
              </Button>
            ),
          }
        : {})}
    >
      {isPossible ? (
        <div className={styles.form}>
          <div className={styles.shareHead}>
            <strong>{words.goTo({ count: clients })}</strong>
            {receivers.length > 1 && (
              <button type="button" className={styles.link} onClick={() => setSplit(null)}>
                {words.evenly}
              </button>
            )}
          </div>
          <Shares receivers={receivers} split={split} onChange={setSplit} />
          {receivers.length > 1 && <p className={styles.hint}>{words.byName}</p>}
          <Switch
            size="lg"
            label={words.tell}
            description={words.tellText}
            checked={tells}
            onChange={(event) => setTells(event.currentTarget.checked)}
          />
          <p className={styles.hint}>{from === null ? words.sharingNew : words.sharing}</p>
          <p role="alert" className={styles.error}>
            {refusal}
          </p>
        </div>
      ) : (
        <p>{clients === 0 ? words.none : words.nobody.text}</p>
      )}
    </SheetDialog>
  );
}
