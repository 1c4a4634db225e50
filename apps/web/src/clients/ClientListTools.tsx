import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ClientsSearch, Whose } from "../lib/client/client-search.ts";
import { WhoseFilter } from "../lib/client/WhoseFilter.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import styles from "./CoachModeViewClientsScreen.module.css";

interface ClientListToolsProps {
  shown: ClientsSearch;
  /** How many clients were found; unknown until the list is there. */
  count: number | undefined;
  typed: string;
  onType: (text: string) => void;
  onShow: (next: ClientsSearch) => void;
}

/** What chooses the clients of the list; a choice begins at the first page (ledger COACH-010, COACH-161). */
export function ClientListTools({ shown, count, typed, onType, onShow }: ClientListToolsProps) {
  const { clients: words } = usePhrases();
  const { status, search, coach } = shown;
  const choose = (next: { status: ClientsSearch["status"]; coach: Whose | undefined }) =>
    onShow({
      ...(next.status === undefined ? {} : { status: next.status }),
      ...(next.coach === undefined ? {} : { coach: next.coach }),
      ...(search === undefined ? {} : { search }),
    });
  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        className={styles.search ?? ""}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <WhoseFilter whose={coach} onChange={(next) => choose({ status, coach: next })} />
      <p aria-live="polite" className={styles.count}>
        {count !== undefined && words.count({ count })}
      </p>
      <UnitToggle
        label={words.status}
        options={[
          { value: "active", label: words.active },
          { value: "deactivated", label: words.deactivated },
        ]}
        value={status ?? "active"}
        isWide
        onChange={(next) => choose({ status: next === "deactivated" ? next : undefined, coach })}
      />
    </div>
  );
}
