import { Menu } from "@mantine/core";
import { isSimple } from "@plateful/access";
import { IconCalendarEvent, IconChefHat, IconPlus } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import styles from "./Composer.module.css";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** What can go with a message; simple recipes cannot yet. */
export function AttachMenu({ onChoose }: { onChoose: (kind: "recipe" | "day") => void }) {
  const { attach: words } = usePhrases().messages;
  const hasRecipes = !isSimple(toAccessUser(useCurrentUser()));
  return (
    <Menu
      position="top-start"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      radius={14}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button type="button" aria-label={words.open} className={styles.attach}>
          <IconPlus size={24} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {hasRecipes && (
          <Menu.Item
            className={styles.choice ?? ""}
            leftSection={<IconChefHat {...ICON} />}
            onClick={() => onChoose("recipe")}
          >
            {words.recipe}
          </Menu.Item>
        )}
        <Menu.Item
          className={styles.choice ?? ""}
          leftSection={<IconCalendarEvent {...ICON} />}
          onClick={() => onChoose("day")}
        >
          {words.day}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
