import { TextInput } from "@mantine/core";
import { formatTime, formatZoneName } from "@plateful/phrases";
import { useState } from "react";
import { cityOf } from "../../lib/language/city-of.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { useChangeAccount } from "../parts/use-change-account.ts";
import styles from "./EditorSheet.module.css";
import { EditorSheet } from "./EditorSheet.tsx";

/** More than these are found by typing on. */
const MAX_SHOWN = 20;

interface TimeZoneEditorProps {
  onClose: () => void;
}

/** Every zone that the browser knows, with what it is called, by the name of its place. */
function useZones(current: string) {
  const { timeZones } = usePhrases();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const [zones] = useState(() =>
    [...new Set([current, ...Intl.supportedValuesOf("timeZone")])]
      .map((zone) => ({
        zone,
        city: cityOf(zone, timeZones.cities),
        name: formatZoneName(language, now, zone),
        time: formatTime(language, now, zone),
      }))
      .toSorted((a, b) => a.city.localeCompare(b.city)),
  );
  return zones;
}

/** Letters as they are typed: without accents, capitals and the lines of zone names. */
const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[_/]/g, " ").toLowerCase();

/** Chooses the zone by which days, planning and mails go (ledger PROF-034). */
export function TimeZoneEditor({ onClose }: TimeZoneEditorProps) {
  const { general, timeZones } = usePhrases();
  const user = useCurrentUser();
  const change = useChangeAccount();
  const [chosen, setChosen] = useState(user.time_zone);
  const [search, setSearch] = useState("");
  const zones = useZones(user.time_zone);
  const wanted = plain(search.trim());
  const found = zones.filter(({ zone, city, name }) => plain(`${city} ${name} ${zone}`).includes(wanted));
  const isChosen = ({ zone }: { zone: string }) => zone === chosen;
  const shown =
    wanted === "" ? [...found.filter(isChosen), ...found.filter((each) => !isChosen(each))] : found;
  return (
    <EditorSheet
      title={timeZones.title}
      hint={timeZones.hint}
      canSave
      isSaving={change.isPending}
      error={change.error}
      onSave={() => change.mutate({ time_zone: chosen }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        type="search"
        label={timeZones.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <fieldset aria-label={timeZones.title} className={`${styles.choices} ${styles.scroll}`}>
        {found.length === 0 && <p role="status">{general.noResults}</p>}
        {shown.slice(0, MAX_SHOWN).map(({ zone, city, name, time }) => (
          <ChoiceCard
            key={zone}
            kind="radio"
            name="time-zone"
            value={zone}
            title={city}
            description={timeZones.time({ name, time })}
            isChecked={zone === chosen}
            onChange={() => setChosen(zone)}
          />
        ))}
      </fieldset>
    </EditorSheet>
  );
}
