import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./SimpleRecipeSearchScreen.module.css";
import { countActive, NO_FILTER, type SimpleFilter, toggled } from "./simple-filter.ts";
import { customTagsQuery } from "./simple-recipe-query.ts";

interface ActiveFiltersProps {
  filter: SimpleFilter;
  /** What the tag of a category card is called, before the tags are read. */
  tagTitle: string | undefined;
  onChange: (filter: SimpleFilter) => void;
}

/** The filters that are on, each with a way to take it away (ledger SREC-008). */
export function ActiveFilters({ filter, tagTitle, onChange }: ActiveFiltersProps) {
  const { meals, simpleRecipes } = usePhrases();
  const words = simpleRecipes.search;
  const { data: tags = [] } = useQuery(customTagsQuery);
  if (countActive(filter) === 0) return null;
  const { favourites, mealTypes, minutes, tags: tagIds } = filter;
  const nameOf = (id: number) => tags.find((tag) => tag.id === id)?.human_name ?? tagTitle ?? "";
  const chips: { key: string; name: string; without: SimpleFilter }[] = [
    ...(favourites === true
      ? [{ key: "favourites", name: words.favouritesOnly, without: { ...filter, favourites: null } }]
      : []),
    ...mealTypes.map((type) => ({
      key: type,
      name: meals.types[type],
      without: { ...filter, mealTypes: toggled(mealTypes, type) },
    })),
    ...(minutes === null
      ? []
      : [{ key: "minutes", name: words.upTo({ minutes }), without: { ...filter, minutes: null } }]),
    ...tagIds.map((id) => ({
      key: `tag-${id}`,
      name: nameOf(id),
      without: { ...filter, tags: toggled(tagIds, id) },
    })),
  ];
  return (
    <ul className={styles.chips} aria-label={words.active}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={words.without({ name })}
            onClick={() => onChange(without)}
          >
            {name}
            <IconX size={16} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => onChange({ ...NO_FILTER, text: filter.text })}
        >
          {words.clear}
        </button>
      </li>
    </ul>
  );
}
