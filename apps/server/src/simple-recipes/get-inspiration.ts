import type { SimpleRecipe, SimpleRecipeInspiration } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { columnIn } from "../platform/base/language-columns.ts";
import type { Call } from "../platform/calls/call.ts";
import { offerToCaller } from "./list-simple-recipes.ts";
import type { Offer } from "./offered-recipes.ts";
import { presentSimpleRecipe } from "./present-simple-recipe.ts";
import { listSections, listTagsByIds, type SectionRow } from "./simple-recipe-store.ts";

const titleOf = (section: SectionRow, language: CompleteLanguage): string =>
  section[columnIn("title", language)];

/** The recipes of a section that the person is offered: those it names, else those with its tag. */
function recipesOf(section: SectionRow, { recipes, parts }: Offer): SimpleRecipe[] {
  const offered = recipes.map(({ row }) => row).filter((row) => row.published);
  const { recipe_ids: named, custom_tag_id: tag } = section;
  const rows =
    named.length > 0
      ? named.flatMap((id) => offered.find((row) => row.id === id) ?? [])
      : offered.filter((row) => tag !== null && row.custom_tag_ids.includes(tag));
  return rows.map((row) => presentSimpleRecipe(row, parts));
}

interface FilledSection {
  readonly section: SectionRow;
  readonly recipes: readonly SimpleRecipe[];
}

/** The recipe that stands for each category: the first that no card before it shows. */
function withOwnPictures(cards: readonly FilledSection[]): { section: SectionRow; first: SimpleRecipe }[] {
  const shown = new Set<number>();
  return cards.flatMap(({ section, recipes }) => {
    const first = recipes.find(({ id }) => !shown.has(id)) ?? recipes[0];
    if (first === undefined) return [];
    shown.add(first.id);
    return [{ section, first }];
  });
}

/** What the first screen shows; sections of which nothing is left for the person are not shown (SREC-002, SREC-033). */
export async function getInspiration(call: Call): Promise<SimpleRecipeInspiration> {
  const offer = await offerToCaller(call);
  const sections = await listSections(call.db, call.actor.organisationId);
  const filled = sections
    .map((section) => ({ section, recipes: recipesOf(section, offer) }))
    .filter(({ recipes }) => recipes.length > 0);
  const tags = await listTagsByIds(
    call.db,
    filled.flatMap(({ section }) => section.custom_tag_id ?? []),
  );
  const tagById = new Map(tags.map((tag) => [tag.id, tag]));
  const ofKind = (kind: string) => filled.filter(({ section }) => section.kind === kind);
  const [featured] = ofKind("FEATURED");
  return {
    featured_section:
      featured === undefined
        ? null
        : { title: titleOf(featured.section, call.language), recipes: featured.recipes },
    category_cards: withOwnPictures(ofKind("CATEGORY")).flatMap(({ section, first }) => {
      const tag = tagById.get(section.custom_tag_id ?? 0);
      if (tag === undefined) return [];
      return [
        { name: tag.name, title: titleOf(section, call.language), tag_id: tag.id, first_recipe: first },
      ];
    }),
    curated_sections: ofKind("CURATED").map(({ section, recipes }) => ({
      id: section.id,
      title: titleOf(section, call.language),
      layout: section.layout as "horizontal" | "vertical",
      recipes,
    })),
  };
}
