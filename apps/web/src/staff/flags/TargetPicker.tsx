import { TextInput } from "@mantine/core";
import { IconPlus, IconSearch, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { displayName } from "../../lib/language/person-name.ts";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { organisationsQuery, peopleQuery } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { type TargetKind, targetNameQuery } from "./flag-query.ts";
import styles from "./TargetPicker.module.css";

const MAX_SHOWN = 20;
const MAX_FOUND = 5;

interface Found {
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

/** Whom or what a search finds; nothing is asked while nothing is typed. */
function useFound(kind: TargetKind, typed: string) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), DEBOUNCE.clientSearch);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = text !== "" && typed.trim() !== "";
  const people = useQuery({
    ...peopleQuery({ search: text, page: 1 }),
    enabled: isAsked && kind === "users",
  });
  const organisations = useQuery({
    ...organisationsQuery(text, 1),
    enabled: isAsked && kind === "organisations",
  });
  if (!isAsked) return null;
  const found: readonly Found[] | undefined =
    kind === "users"
      ? people.data?.results.map((each) => ({ id: each.id, name: displayName(each), note: each.email }))
      : organisations.data?.results.map(({ id, name, subdomain }) => ({ id, name, note: subdomain ?? "" }));
  return found ?? null;
}

function Chosen({ kind, id, onRemove }: { kind: TargetKind; id: number; onRemove: () => void }) {
  const { flags: words } = useStaffPhrases();
  const { data } = useQuery(targetNameQuery(kind, id));
  const name = data ?? words.number({ number: id });
  return (
    <li className={styles.chosen}>
      <bdi className={styles.name}>{name}</bdi>
      <IconButton label={words.remove({ name })} onClick={onRemove}>
        <IconX size={18} />
      </IconButton>
    </li>
  );
}

interface TargetPickerProps {
  kind: TargetKind;
  ids: readonly number[];
  problem: string | undefined;
  onChange: (ids: readonly number[]) => void;
}

/** Whom a flag names, with the way to find more of them (ledger STAFF-018). */
export function TargetPicker({ kind, ids, problem, onChange }: TargetPickerProps) {
  const { flags: words } = useStaffPhrases();
  const [typed, setTyped] = useState("");
  const titleId = useId();
  const found = useFound(kind, typed)?.filter(({ id }) => !ids.includes(id));
  const more = ids.length - MAX_SHOWN;
  return (
    <section aria-labelledby={titleId} className={styles.picker}>
      <h3 id={titleId}>{kind === "users" ? words.peopleLabel : words.orgsLabel}</h3>
      {ids.length === 0 ? (
        <p className={styles.none}>{words.chosenNone}</p>
      ) : (
        <ul className={styles.list}>
          {ids.slice(0, MAX_SHOWN).map((id) => (
            <Chosen key={id} {...{ kind, id }} onRemove={() => onChange(ids.filter((each) => each !== id))} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.none}>{words.more({ count: more })}</p>}
      <TextInput
        type="search"
        label={kind === "users" ? words.findPerson : words.findOrganisation}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <div aria-live="polite">
        {found?.length === 0 && <p className={styles.none}>{words.noMatch}</p>}
        {found?.slice(0, MAX_FOUND).map(({ id, name, note }) => (
          <button
            key={id}
            type="button"
            aria-label={words.add({ name })}
            className={styles.found}
            onClick={() => {
              onChange([...ids, id]);
              setTyped("");
            }}
          >
            <IconPlus size={18} aria-hidden="true" />
            <bdi>{name}</bdi>
            <small>{note}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
