import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";

/** What this screen is for. */
export function WhyWeekScreen() {
  const { whyWeek: words } = usePhrases();
  useTitle(words.title);
  return <PageHeader title={words.title} />;
}
