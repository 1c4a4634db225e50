import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CATEGORY_ICONS } from "../lib/category-icons.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import styles from "./BarcodeScannerScreen.module.css";
import { foodQuery } from "./food-query.ts";

/** The food that was scanned last. */
export function ScannedFood({ foodId, onAdd }: { foodId: string; onAdd: () => void }) {
  const { general } = usePhrases();
  const language = useLanguage();
  const { data: food } = useQuery(foodQuery(foodId, language));
  if (food === undefined) return null;
  const Icon = CATEGORY_ICONS[food.category];
  return (
    <div className={styles.found}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size={26} stroke={1.75} />
      </span>
      <span className={styles.words}>
        <b>{food.name}</b>
        <span>{food.brand_name}</span>
      </span>
      <Button onClick={onAdd}>{general.add}</Button>
    </div>
  );
}
