import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { isAnythingOpen } from "../../ui/overlays/open-overlays.ts";
import styles from "./Staff.module.css";
import { useStaffPhrases } from "./use-staff-phrases.ts";

const MOST = 100;

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Names, addresses and ids of calls from every screen of the console; Ctrl K leads here (ledger STAFF-012). */
export function SearchField() {
  const { search: words } = useStaffPhrases();
  const { q = "" } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q);
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(q), [q]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isAnythingOpen()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== "") void navigate({ to: PATHS.staffSearch, search: { q: text } });
  };
  return (
    <search className={styles.search ?? ""}>
      <form onSubmit={submit}>
        <TextInput
          ref={field}
          type="search"
          aria-label={words.label}
          placeholder={words.label}
          aria-keyshortcuts="Control+K"
          autoComplete="off"
          maxLength={MOST}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          {...(isDesktop
            ? { rightSection: <kbd className={styles.key}>{words.key}</kbd>, rightSectionWidth: 72 }
            : {})}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
