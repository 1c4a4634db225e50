import type { NutrientFocus } from "@plateful/nutrition";
import { useParams } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { FocusParts } from "../lib/food/FocusParts.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./HelpScreen.module.css";
import { SupportContact } from "./SupportContact.tsx";

interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The pages that say what planning leans towards, and how well that is supported (ledger PLAN-193). */
const FOCUSES: Readonly<Record<string, readonly NutrientFocus[]>> = {
  cycle: ["MENSTRUATION", "LUTEAL"],
  menopause: ["MENOPAUSE"],
};

/** One help page. */
export function HelpArticleScreen() {
  const { help, general, nutrition } = usePhrases();
  const { article: key = "" } = useParams({ strict: false });
  const articles: Readonly<Record<string, Article | undefined>> = help.articles;
  const article = Object.hasOwn(articles, key) ? articles[key] : undefined;
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
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(FOCUSES[key] ?? []).map((focus) => (
          <section key={focus}>
            <h2>{focus === "MENOPAUSE" ? nutrition.dietTypes.MENOPAUSE : nutrition.cyclePhases[focus]}</h2>
            <FocusParts focus={focus} />
          </section>
        ))}
      </article>
      <SupportContact />
      {all}
    </main>
  );
}
