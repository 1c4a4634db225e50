import type { NutrientFocus } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useParams } from "@tanstack/react-router";
import { useId } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { currentToken } from "../lib/device/session.ts";
import { FocusParts } from "../lib/food/FocusParts.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useVisitor } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./HelpScreen.module.css";
import { HEALTH_SOURCES, type HealthSources } from "./health-sources.ts";
import { SupportContact } from "./SupportContact.tsx";

interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Where a health text comes from, and how far it was checked (ledger SUPPORT-021). */
function Sources({ sources, editedOn }: HealthSources) {
  const { help } = usePhrases();
  const language = useLanguage();
  const id = useId();
  const date = formatDate(language, editedOn, { day: "numeric", month: "long", year: "numeric" });
  return (
    <section aria-labelledby={id} className={styles.sources}>
      <h2 id={id}>{help.sources}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>{help.edited({ date })}</p>
    </section>
  );
}

/** The pages that say what planning leans towards, and how well that is supported (ledger PLAN-193). */
const FOCUSES: Readonly<Record<string, readonly NutrientFocus[]>> = {
  cycle: ["MENSTRUATION", "LUTEAL"],
  menopause: ["MENOPAUSE"],
};

/** One help page. Who hides numbers reads what the health texts say without figures (ledger SAFE-020). */
export function HelpArticleScreen() {
  const { help, general, nutrition } = usePhrases();
  const { article: key = "" } = useParams({ strict: false });
  const articles: Readonly<Record<string, Article | undefined>> = help.articles;
  const article = Object.hasOwn(articles, key) ? articles[key] : undefined;
  const health = Object.hasOwn(HEALTH_SOURCES, key) ? HEALTH_SOURCES[key] : undefined;
  const hidesNumbers = useVisitor(currentToken() !== null)?.hides_numbers ?? false;
  const paragraphs = (article?.paragraphs ?? []).filter(
    (paragraph) => health === undefined || !hidesNumbers || !/\d/.test(paragraph),
  );
  useTitle(article?.title ?? general.pageNotFound);
  const all = (
    <AppLink href={PATHS.help} className={styles.all}>
      {help.allArticles}
    </AppLink>
  );
  if (article === undefined)
    return (
      <main className={styles.page}>
        <StatePanel kind="not-found" headingLevel={1} title={general.pageNotFound} actions={all} />
      </main>
    );
  return (
    <main className={styles.page}>
      <article className={styles.article}>
        <h1>{article.title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(FOCUSES[key] ?? []).map((focus) => (
          <section key={focus}>
            <h2>{focus === "MENOPAUSE" ? nutrition.dietTypes.MENOPAUSE : nutrition.cyclePhases[focus]}</h2>
            <FocusParts focus={focus} />
          </section>
        ))}
        {health !== undefined && <Sources {...health} />}
      </article>
      <SupportContact />
      {all}
    </main>
  );
}
