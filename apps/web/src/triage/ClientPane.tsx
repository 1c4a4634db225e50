import { Button } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { IconChevronDown, IconChevronUp, IconClockPause, IconExternalLink, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Avatar, useMomentWords } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { KeyHint } from "../lib/client/KeyHint.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./ClientPane.module.css";
import { ClientDetail } from "./client/ClientDetail.tsx";
import type { StartsWith } from "./parts/next-step.ts";
import { useAct } from "./parts/use-act.ts";
import type { Round } from "./parts/use-round.ts";
import type { Settle } from "./parts/use-settle.ts";

interface ClientPaneProps {
  client: TriageRow;
  startsWith: StartsWith | null;
  round: Round;
  settle: Settle;
}

function PaneHead({ client, round }: Pick<ClientPaneProps, "client" | "round">) {
  const words = useTriagePhrases();
  const { nutrition } = usePhrases();
  const dayOf = useMomentWords();
  const { last_active_at: seen } = client;
  const { at, total, earlier, next } = round;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens a client by keyboard goes on from its name; a field that is asked for takes the focus afterwards.
  useEffect(() => title.current?.focus(), []);
  return (
    <header className={styles.head}>
      <Avatar id={client.id} initials={initialsOf(client)} isLarge />
      <div className={styles.who}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {displayName(client)}
        </h2>
        <p className={styles.quiet}>
          {client.goal !== null && `${nutrition.goals[client.goal]}. `}
          {seen === null ? words.neverHere : words.lastActive({ date: dayOf(seen, "in-sentence") })}
        </p>
      </div>
      <span className={styles.quiet}>{words.detail.place({ at: at + 1, of: total })}</span>
      <IconButton
        label={words.detail.earlier}
        look="card"
        isDisabled={earlier === null}
        onClick={() => earlier !== null && round.open(earlier, null)}
      >
        <IconChevronUp size={20} />
      </IconButton>
      <IconButton
        label={words.detail.later}
        look="card"
        isDisabled={next === null}
        onClick={() => next !== null && round.open(next, null)}
      >
        <IconChevronDown size={20} />
      </IconButton>
      <AppLink href={PATHS.client.replace("$clientId", String(client.id))} className={styles.open}>
        <IconExternalLink size={20} stroke={1.75} aria-hidden="true" /> {words.open}
      </AppLink>
      <IconButton label={words.detail.close} look="card" onClick={round.close}>
        <IconX size={20} />
      </IconButton>
    </header>
  );
}

/** The chosen client beside the list, on screens that are wide enough (ledger COACH-124). */
export function ClientPane({ client, startsWith, round, settle }: ClientPaneProps) {
  const words = useTriagePhrases();
  const act = useAct({ client, settle, onNext: round.goOn });
  const { next } = round;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) round.close();
  };
  return (
    <section
      aria-label={words.detail.label({ name: displayName(client) })}
      className={styles.pane}
      onKeyDown={onKeyDown}
    >
      <PaneHead client={client} round={round} />
      <ClientDetail
        {...{ client, act, startsWith, settle }}
        asked={round.asked}
        onField={(field) => round.open(client, field)}
      />
      <footer className={styles.foot}>
        <Button
          variant="subtle"
          leftSection={<IconClockPause size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            void settle.settle(client, "TOMORROW");
            round.goOn();
          }}
        >
          {words.tomorrow}
          <KeyHint of="S" />
        </Button>
        <span className={styles.next}>{next !== null && words.next({ name: displayName(next) })}</span>
        <Button loading={act.isSaving} disabled={act.loaded === undefined} onClick={act.submit}>
          {next === null ? words.saveDone : words.saveNext}
          <KeyHint of="Ctrl ↵" />
        </Button>
      </footer>
    </section>
  );
}
