import { IconTemplate } from "@tabler/icons-react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { usePracticePlaces } from "../lib/person/practice-places.ts";
import { ListRow } from "../ui/ListRow.tsx";

/** What else belongs to the practice, behind its one tab on a phone; the side bar of a desktop names each (ledger ORG-055). */
export function PracticeRows() {
  const { navigation } = usePhrases();
  const places = usePracticePlaces().filter(({ name }) => name !== "branding");
  return (
    <>
      {places.map(({ name, href, Icon }) => (
        <ListRow
          key={name}
          look="card"
          icon={<Icon size={24} stroke={1.75} />}
          title={navigation[name]}
          href={href}
        />
      ))}
      <ListRow
        look="card"
        icon={<IconTemplate size={24} stroke={1.75} />}
        title={navigation.templates}
        href={PATHS.templates}
      />
    </>
  );
}
