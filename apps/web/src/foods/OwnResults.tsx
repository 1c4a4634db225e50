import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ListRow } from "../ui/ListRow.tsx";
import { OwnProductRow } from "./own-products/OwnProductRow.tsx";
import { ownProductSearchQuery } from "./own-products/own-product-query.ts";
import styles from "./parts/FoodSearchScreen.module.css";
import { useFoodChoice } from "./parts/use-food-choice.ts";
import lineStyles from "./start/FoodLine.module.css";
import { OwnLine } from "./start/OwnLine.tsx";

interface OwnResultsProps {
  asked: string;
  showsNumbers: boolean;
}

/** The products of one's own that a search found, before all other foods and marked as one's own (ledger FOOD-061). */
export function OwnResults({ asked, showsNumbers }: OwnResultsProps) {
  const { ownProducts: words } = usePhrases();
  const { onChooseOwn, onPutOwn, slot } = useFoodChoice();
  const navigate = useNavigate();
  const { data: products = [] } = useQuery(ownProductSearchQuery(asked, onChooseOwn !== undefined));
  if (products.length === 0) return null;
  if (onPutOwn !== undefined && slot !== null)
    return (
      <section aria-label={words.title} className={styles.found}>
        <ul className={lineStyles.card}>
          {products.map((product) => (
            <OwnLine key={product.id} product={product} showsNumbers={showsNumbers} isMarked />
          ))}
        </ul>
      </section>
    );
  return (
    <section aria-label={words.title} className={styles.own}>
      {products.map((product) => (
        <OwnProductRow
          key={product.id}
          product={product}
          showsNumbers={showsNumbers}
          isMarked
          onOpen={() =>
            void navigate({ to: PATHS.addOwnProduct, params: { ownProductId: String(product.id) } })
          }
        />
      ))}
    </section>
  );
}

/** The way on for whoever finds nothing: copying the label once (ledger FOOD-059). */
export function AddOwnProductRow({ name }: { name: string }) {
  const { ownProducts: words } = usePhrases();
  const { onChooseOwn } = useFoodChoice();
  const navigate = useNavigate();
  if (onChooseOwn === undefined) return null;
  return (
    <div className={styles.own}>
      <ListRow
        icon={<IconPlus size={22} stroke={1.75} />}
        title={words.add}
        text={words.addText}
        onPress={() =>
          void navigate({ to: PATHS.newOwnProduct, search: { eat: true, ...(name === "" ? {} : { name }) } })
        }
      />
    </div>
  );
}
