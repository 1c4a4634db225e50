import { Button } from "@mantine/core";
import { RECIPE_CATEGORY_TAGS } from "@plateful/nutrition";
import { pressed, RecipeChoiceList, RecipeListTools, useChoosableRecipes } from "../../clients/index.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import styles from "./OrganisationForm.module.css";
import { type OrganisationLists, toggled } from "./organisation-lists.ts";

interface OrganisationListFieldsProps {
  lists: OrganisationLists;
  /** Recipes that are not weighed have numbers of their own, and are not chosen here. */
  isSimple: boolean;
  onChange: (change: Partial<OrganisationLists>) => void;
}

function Marks({ lists, onChange }: Omit<OrganisationListFieldsProps, "isSimple">) {
  const { recipes: words } = useStaffPhrases().practices;
  const { fitting } = usePhrases();
  const found = useChoosableRecipes(lists);
  return (
    <>
      <div className={styles.summary}>
        <p>{words.only({ count: lists.only.length })}</p>
        {lists.only.length > 0 && (
          <Button variant="default" onClick={() => onChange({ only: [] })}>
            {fitting.lists.offerAll}
          </Button>
        )}
      </div>
      <RecipeListTools found={found} lists={lists} />
      <RecipeChoiceList
        found={found}
        lists={lists}
        onPress={(id, mark) => {
          const { only, never } = pressed(lists, id, mark);
          onChange({ only, never });
        }}
      />
    </>
  );
}

/** Which recipes the people of an organisation are offered, and which tags stand above them (ledger STAFF-025). */
export function OrganisationListFields({ lists, isSimple, onChange }: OrganisationListFieldsProps) {
  const { recipes: words, fields } = useStaffPhrases().practices;
  const { recipeTags } = usePhrases();
  const order = lists.tags.map((tag) => recipeTags[tag]).join(", ");
  return (
    <>
      <SectionCard title={fields.displayed_recipe_tags}>
        <p className={styles.hint}>{words.tagsText}</p>
        <CheckChips
          label={fields.displayed_recipe_tags}
          chips={RECIPE_CATEGORY_TAGS.map((tag) => ({ value: tag, label: recipeTags[tag] }))}
          chosen={lists.tags}
          onToggle={(tag) => onChange({ tags: toggled(lists.tags, tag) })}
        />
        {lists.tags.length > 0 && (
          <p role="status" className={styles.hint}>
            {words.tagsOrder({ tags: order })}
          </p>
        )}
      </SectionCard>
      <SectionCard title={words.title}>
        <p className={styles.hint}>{isSimple ? words.simple : words.text}</p>
        {!isSimple && <Marks lists={lists} onChange={onChange} />}
      </SectionCard>
    </>
  );
}
