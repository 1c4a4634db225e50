import { Button } from "@mantine/core";
import { IconTag } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FoodSign } from "../../lib/food/FoodSign.tsx";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ownProductQuery } from "../own-products/own-product-query.ts";
import { foodQuery } from "../parts/food-query.ts";
import styles from "./BarcodeScannerScreen.module.css";

interface FoundProps {
  icon: ReactNode;
  name: string;
  brand: string | null;
  onAdd: () => void;
}

function Found({ icon, name, brand, onAdd }: FoundProps) {
  const { general } = usePhrases();
  return (
    <div className={styles.found}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{brand}</span>
      </span>
      <Button onClick={onAdd}>{general.add}</Button>
    </div>
  );
}

const ICON = { size: 26, stroke: 1.75 } as const;

/** The food that was scanned last. */
export function ScannedFood({ foodId, onAdd }: { foodId: string; onAdd: () => void }) {
  const language = useLanguage();
  const { data: food } = useQuery(foodQuery(foodId, language));
  if (food === undefined) return null;
  return (
    <Found icon={<FoodSign food={food} size={36} />} name={food.name} brand={food.brand_name} onAdd={onAdd} />
  );
}

/** The product of one's own that was scanned last. */
export function ScannedOwnProduct({ productId, onAdd }: { productId: string; onAdd: () => void }) {
  const { data: product } = useQuery(ownProductQuery(productId));
  if (product === undefined) return null;
  return <Found icon={<IconTag {...ICON} />} name={product.name} brand={product.brand} onAdd={onAdd} />;
}
