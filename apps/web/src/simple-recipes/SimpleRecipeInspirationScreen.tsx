import { Button } from "@mantine/core";
import { IconHeart, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { simpleSearchHref } from "../lib/address/simple-recipe-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { CategoryCards } from "./CategoryCards.tsx";
import { CuratedSection } from "./CuratedSection.tsx";
import { FeaturedCarousel } from "./FeaturedCarousel.tsx";
import { SavedStrip } from "./SavedStrip.tsx";
import styles from "./SimpleRecipeInspirationScreen.module.css";
import { inspirationQuery } from "./simple-recipe-query.ts";
import { ThisWeek } from "./ThisWeek.tsx";
import { usePrefetchSuggestions } from "./use-prefetch-suggestions.ts";

/** The organisation's own sign, above everything else of theirs (ledger SREC-001). */
function OrganisationSign() {
  const { coach, organisation: own } = useCurrentUser();
  const organisation = coach?.organisation ?? own;
  if (organisation === null) return null;
  const { logo, logo_visible: isVisible, name } = organisation;
  return (
    <p className={styles.sign}>
      {logo !== null && isVisible && <img src={logo} alt="" className={styles.logo} />}
      {name}
    </p>
  );
}

function Content() {
  const { general, simpleRecipes: words } = usePhrases();
  const { data, isError, isFetching, refetch } = useQuery(inspirationQuery);
  if (data === undefined && isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {general.retry}
          </Button>
        }
      />
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="recipe" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  const { featured_section: featured, category_cards: cards, curated_sections: curated } = data;
  if (featured === null && cards.length === 0 && curated.length === 0)
    return <StatePanel kind="empty" title={words.empty} text={words.emptyText} />;
  return (
    <>
      {featured !== null && <FeaturedCarousel title={featured.title} recipes={featured.recipes} />}
      {cards.length > 0 && <CategoryCards cards={cards} />}
      <ThisWeek />
      <SavedStrip />
      {curated.map((section) => (
        <CuratedSection key={section.id} section={section} />
      ))}
    </>
  );
}

/** The first screen of a simple organisation: what could be cooked (ledger SREC-001, SREC-043). */
export function SimpleRecipeInspirationScreen() {
  const { simpleRecipes: words } = usePhrases();
  const navigate = useNavigate();
  const { data } = useQuery(inspirationQuery);
  usePrefetchSuggestions();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <OrganisationSign />
        <IconButton
          label={words.saved}
          onClick={() => void navigate({ href: simpleSearchHref({ favourites: true }) })}
        >
          <IconHeart size={24} stroke={1.75} />
        </IconButton>
        <h1 className={styles.title}>{data?.featured_section?.title ?? words.title}</h1>
        <AppLink href={simpleSearchHref()} className={styles.search}>
          <IconSearch size={22} stroke={1.9} aria-hidden="true" />
          {words.searchLink}
        </AppLink>
      </header>
      <Content />
    </div>
  );
}
