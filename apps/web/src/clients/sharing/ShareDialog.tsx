import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { TeamMember } from "@plateful/contract";
import { useState } from "react";
import { todayOf } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { useTeamPhrases } from "../../lib/language/use-team-phrases.ts";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import styles from "../parts/ClientPage.module.css";
import { useShareClient } from "./use-client-shares.ts";

interface ShareDialogProps {
  client: Parameters<typeof displayName>[0] & { readonly id: number };
  /** Who can stand in. */
  colleagues: readonly TeamMember[];
  onClose: () => void;
}

/** With whom a client is shared, and for how long; the client is asked (ledger TEAM-018). */
export function ShareDialog({ client, colleagues, onClose }: ShareDialogProps) {
  const phrases = usePhrases();
  const { standIn: words } = useTeamPhrases();
  const today = todayOf(new Date());
  const [colleague, setColleague] = useState(colleagues[0]?.id ?? 0);
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState("");
  const share = useShareClient();
  const name = displayName(client);
  const ask = () =>
    share.mutate(
      { client: client.id, colleague, from: from === "" ? null : from, until: until === "" ? null : until },
      {
        onSuccess: () => {
          showToast({ message: words.done({ client: name }) });
          onClose();
        },
      },
    );
  const fields = ["from", "until"];
  const others = refusalAt(share.error, "colleague") ?? refusalOf(share.error, fields, phrases);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.dialog({ client: name })}
      closeLabel={phrases.general.close}
      actions={
        <Button size="lg" loading={share.isPending} onClick={ask}>
          {words.submit}
        </Button>
      }
    >
      <div className={styles.share}>
        <FilterSelect
          label={words.colleague}
          value={String(colleague)}
          options={colleagues.map((member) => ({ value: String(member.id), text: displayName(member) }))}
          onChange={(value) => setColleague(Number(value))}
        />
        <TextInput
          type="date"
          label={words.from}
          min={today}
          value={from}
          error={refusalAt(share.error, "from")}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={words.until}
          description={words.untilHint}
          min={from}
          value={until}
          error={refusalAt(share.error, "until")}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <p>{words.asks({ client: name })}</p>
        <p role="alert" className={styles.refusal}>
          {others}
        </p>
      </div>
    </SheetDialog>
  );
}
