import "../ui/fields/form-styles.ts";
import { Button, Chip, Switch } from "@mantine/core";
import { MEAL_TYPES } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./FilterSheet.module.css";
import { NO_FILTER, nextFavourites, type SimpleFilter, TIME_LIMITS, toggled } from "./simple-filter.ts";
import { customTagsQuery } from "./simple-recipe-query.ts";

interface FilterSheetProps {
  filter: SimpleFilter;
  onApply: (filter: SimpleFilter) => void;
  onClose: () => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <div className={styles.chips}>{children}</div>
    </section>
  );
}

/** Filters hold only once they are applied; clearing empties the sheet, not the list (ledger SREC-009, SREC-010). */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const { general, meals, simpleRecipes } = usePhrases();
  const words = simpleRecipes.search;
  const [draft, setDraft] = useState(filter);
  const { data: tags = [] } = useQuery(customTagsQuery);
  const change = (part: Partial<SimpleFilter>) => setDraft({ ...draft, ...part });
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={words.filters}
      closeLabel={general.close}
      actions={
        <div className={styles.actions}>
          <Button
            size="lg"
            variant="subtle"
            px={8}
            onClick={() => setDraft({ ...NO_FILTER, text: filter.text })}
          >
            {words.clear}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
          <Button size="lg" onClick={() => onApply(draft)}>
            {words.apply}
          </Button>
        </div>
      }
    >
      <Switch
        size="lg"
        labelPosition="left"
        label={words.favouritesOnly}
        classNames={{ root: styles.switch ?? "", body: styles.switchBody ?? "" }}
        checked={draft.favourites === true}
        onChange={() => change({ favourites: nextFavourites(draft.favourites) })}
      />
      <Group title={words.mealTime}>
        {MEAL_TYPES.map((type) => (
          <Chip
            key={type}
            checked={draft.mealTypes.includes(type)}
            onChange={() => change({ mealTypes: toggled(draft.mealTypes, type) })}
          >
            {meals.types[type]}
          </Chip>
        ))}
      </Group>
      <Group title={words.readyIn}>
        {TIME_LIMITS.map((minutes) => (
          <Chip
            key={minutes}
            checked={draft.minutes === minutes}
            onChange={() => change({ minutes: draft.minutes === minutes ? null : minutes })}
          >
            {minutes === null ? words.anyTime : words.upTo({ minutes })}
          </Chip>
        ))}
      </Group>
      {tags.length > 0 && (
        <Group title={words.tags}>
          {tags.map(({ id, human_name: name }) => (
            <Chip
              key={id}
              checked={draft.tags.includes(id)}
              onChange={() => change({ tags: toggled(draft.tags, id) })}
            >
              {name}
            </Chip>
          ))}
        </Group>
      )}
    </SheetDialog>
  );
}
