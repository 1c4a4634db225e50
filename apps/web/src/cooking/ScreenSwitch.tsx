import { IconSun, IconSunOff } from "@tabler/icons-react";
import styles from "./Cooking.module.css";
import type { Awake } from "./hands/use-wake-lock.ts";
import type { AwakeWish } from "./use-awake-wish.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

/** Says whether the screen stays on, and switches it; nothing where the browser cannot keep it on. */
export function ScreenSwitch({ lock, wish }: { lock: Awake; wish: AwakeWish }) {
  const { screen: words } = useCookingPhrases();
  if (lock === "ABSENT") return null;
  const Icon = lock === "ON" ? IconSun : IconSunOff;
  return (
    <button
      type="button"
      aria-pressed={wish.isWanted}
      className={styles.awake}
      onClick={() => wish.choose(!wish.isWanted)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{lock === "ON" ? words.on : words.off}</span>
    </button>
  );
}
