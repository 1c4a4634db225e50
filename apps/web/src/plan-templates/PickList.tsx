import { TextInput } from "@mantine/core";
import type { TemplatePreview } from "@plateful/contract";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { displayName } from "../lib/language/person-name.ts";
import styles from "./ApplyPanel.module.css";
import { PickRow } from "./PickRow.tsx";
import type { usePicks } from "./use-picks.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface PickListProps {
  clients: readonly TemplatePreview[];
  leftOut: number;
  picks: ReturnType<typeof usePicks>;
  /** Search and selection of all, where there is more than one client. */
  hasTools: boolean;
}

/** Letters without accents and in lower case, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The clients, to be searched and ticked. */
export function PickList({ clients, leftOut, picks, hasTools }: PickListProps) {
  const { panel: words } = useTemplatePhrases();
  const isDesktop = useIsDesktop();
  const [search, setSearch] = useState("");
  const wanted = plain(search.trim());
  const shown = clients.filter((client) => plain(`${displayName(client)} ${client.email}`).includes(wanted));
  const shownFitting = picks.fitting.filter(({ id }) => shown.some((client) => client.id === id));
  return (
    <div className={styles.list}>
      {hasTools && (
        <>
          <TextInput
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <div className={styles.selection}>
            {shownFitting.length > 0 && (
              <button type="button" className={styles.link} onClick={() => picks.pickAll(shownFitting)}>
                {words.pickAll({ count: shownFitting.length })}
              </button>
            )}
            {picks.chosen.length > 0 && (
              <button type="button" className={styles.link} onClick={picks.clear}>
                {words.pickNone}
              </button>
            )}
            {isDesktop && <span className={styles.hint}>{words.pickHint}</span>}
          </div>
        </>
      )}
      {shown.length === 0 && <p className={styles.none}>{words.noneFound}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <ul className={styles.clients} tabIndex={0} aria-label={words.heading}>
        {shown.map((client) => (
          <PickRow
            key={client.id}
            client={client}
            isPicked={picks.has(client.id)}
            isDisabled={false}
            onPick={(isRange) => picks.pick(client.id, isRange, shown)}
          />
        ))}
      </ul>
      {leftOut > 0 && <p className={styles.none}>{words.leftOut({ count: leftOut })}</p>}
    </div>
  );
}
