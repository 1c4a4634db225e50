import type { OwnProduct } from "@plateful/contract";
import { IconTag } from "@tabler/icons-react";
import { useReference } from "../../lib/food/use-reference.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { asFood } from "./own-product-food.ts";

interface OwnProductRowProps {
  product: OwnProduct;
  showsNumbers: boolean;
  /** Whether it stands among other foods, so that it says whose it is. */
  isMarked?: boolean;
  onOpen: () => void;
}

/** A product of one's own: what it is, and what 100 g, 100 ml or an ounce of it holds. */
export function OwnProductRow({ product, showsNumbers, isMarked = false, onOpen }: OwnProductRowProps) {
  const { ownProducts: words, foods } = usePhrases();
  const { per, of } = useReference()(product.unit);
  const count = useCount();
  const { kcal } = asFood(product, { one: "", name: "", names: "" });
  const facts = [
    isMarked ? words.own : null,
    product.brand,
    showsNumbers ? foods.kcalPer({ kcal: count(of(kcal)), per }) : null,
  ];
  return (
    <ListRow
      icon={<IconTag size={22} stroke={1.75} />}
      title={product.name}
      text={facts.filter((fact) => fact !== null).join(" · ")}
      onPress={onOpen}
    />
  );
}
