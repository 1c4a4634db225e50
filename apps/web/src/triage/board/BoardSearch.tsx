import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useState } from "react";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import styles from "../parts/TodayScreen.module.css";

interface BoardSearchProps {
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (search: string) => void;
}

/** Looks for a client once the typing rests; a saved view may bring a search of its own. */
export function BoardSearch({ value, field, onChange }: BoardSearchProps) {
  const words = useTriagePhrases();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === known) return;
    const timer = setTimeout(() => {
      // What comes back as the value then is what was typed, and must not take the place of what is typed since.
      setKnown(wanted);
      onChange(wanted);
    }, DEBOUNCE.clientSearch);
    return () => clearTimeout(timer);
  }, [typed, known, onChange]);
  return (
    <TextInput
      type="search"
      ref={field}
      aria-label={words.search}
      placeholder={words.search}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      autoComplete="off"
      value={typed}
      className={styles.search ?? ""}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
