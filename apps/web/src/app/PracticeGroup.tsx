import { useRouterState } from "@tanstack/react-router";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { usePracticePlaces } from "../lib/person/practice-places.ts";
import { SidebarGroup } from "../ui/navigation/SidebarGroup.tsx";

/** The practice's screens, one by one, under their own heading in the side bar of a desktop (ledger ORG-055). */
export function PracticeGroup() {
  const { navigation } = usePhrases();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const items = usePracticePlaces().map(({ name, href, Icon }) => ({
    ...{ href, label: navigation[name], icon: <Icon size={24} stroke={1.75} /> },
    isCurrent: path.startsWith(href),
  }));
  return <SidebarGroup label={navigation.practice} items={items} />;
}
