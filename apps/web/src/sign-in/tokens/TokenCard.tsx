import { Button } from "@mantine/core";
import type { AccessToken } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { localDate } from "../../lib/language/local-date.ts";
import styles from "./AccessTokensScreen.module.css";
import { TokenCallsDialog } from "./TokenCallsDialog.tsx";
import { mayOf } from "./token-scopes.ts";
import { useRevokeAccessToken } from "./use-revoke-access-token.ts";
import { useTokenPhrases } from "./use-token-phrases.ts";

function TokenFacts({ token, isLive }: { token: AccessToken; isLive: boolean }) {
  const words = useTokenPhrases();
  const language = useLanguage();
  const dayOf = (moment: string) => formatDate(language, localDate(new Date(moment)));
  const ends = isLive ? words.expires : words.expired;
  const shown = formatNumber(language, token.calls);
  return (
    <p className={styles.facts}>
      <span>{words.made({ date: dayOf(token.created_at) })}</span>
      <span>
        {token.revoked_at === null
          ? ends({ date: dayOf(token.expires_at) })
          : words.revoked({ date: dayOf(token.revoked_at) })}
      </span>
      <span>
        {token.last_used_at === null
          ? words.neverUsed
          : words.lastUsed({ date: dayOf(token.last_used_at), network: token.last_used_from ?? "" })}
      </span>
      <span>{words.calls({ count: token.calls, shown })}</span>
    </p>
  );
}

/** One token: what it may do, how it was used, and its end. */
export function TokenCard({ token }: { token: AccessToken }) {
  const words = useTokenPhrases();
  const [open, setOpen] = useState<"log" | "revoke" | null>(null);
  const revoke = useRevokeAccessToken();
  const { id, name } = token;
  const isLive = token.revoked_at === null && Date.parse(token.expires_at) > Date.now();
  const close = () => setOpen(null);
  const end = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        close();
        announce(words.revoke.done({ name }));
      },
    });
  return (
    <article className={styles.card} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <ul className={styles.scopes}>
        {mayOf(token.scopes).map(([area, may]) => (
          <li key={area}>{words.areaOf({ area: words.areas[area], may: words.may[may] })}</li>
        ))}
        {token.scopes.includes("calendar:read") && <li>{words.calendar.scope}</li>}
      </ul>
      <TokenFacts token={token} isLive={isLive} />
      <div className={styles.actions}>
        <Button variant="default" aria-label={words.log.openOf({ name })} onClick={() => setOpen("log")}>
          {words.log.open}
        </Button>
        {isLive && (
          <Button
            variant="default"
            c="var(--over)"
            aria-label={words.revoke.openOf({ name })}
            onClick={() => setOpen("revoke")}
          >
            {words.revoke.open}
          </Button>
        )}
      </div>
      {open === "log" && <TokenCallsDialog token={token} onClose={close} />}
      {open === "revoke" && (
        <ConfirmDialog
          title={words.revoke.title({ name })}
          text={words.revoke.text}
          confirmLabel={words.revoke.confirm}
          isBusy={revoke.isPending}
          onConfirm={end}
          onClose={close}
        />
      )}
    </article>
  );
}
