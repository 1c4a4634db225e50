import type { OwnProduct } from "@plateful/contract";
import { toGtin14 } from "@plateful/quantities";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { currentFoodChoice, rememberScannedOwnProduct } from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { announce } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { NumbersOnly } from "../../lib/person/NumbersOnly.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import styles from "../parts/AddIngredientScreen.module.css";
import { OwnProductForm } from "./OwnProductForm.tsx";
import { newProductForm } from "./own-product-form.ts";

/** Copying a label: for a barcode that nobody knew, a name that nothing was found for, or at leisure (ledger FOOD-059). */
export function NewOwnProductScreen() {
  const { ownProducts: words, general } = usePhrases();
  const { barcode: digits, name, eat } = useSearch({ from: "/people/tabs/products/new" });
  const barcode = digits === undefined ? undefined : (toGtin14(digits) ?? undefined);
  const navigate = useNavigate();
  const { history } = useRouter();
  // After a reload nobody knows any more which meal it was for: then it is only kept.
  const [isEaten] = useState(() => eat === true && currentFoodChoice()?.onChooseOwn !== undefined);
  useTitle(words.newTitle);
  const open = ({ id }: OwnProduct) => {
    const ownProductId = String(id);
    if (!isEaten) return void navigate({ to: PATHS.ownProduct, params: { ownProductId }, replace: true });
    rememberScannedOwnProduct(barcode === undefined ? null : id);
    void navigate({ to: PATHS.addOwnProduct, params: { ownProductId }, replace: true });
  };
  const onSaved = (product: OwnProduct) => {
    if (isEaten) return open(product);
    announce(words.saved({ name: product.name }));
    void navigate({ to: PATHS.ownProducts, replace: true });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={words.newTitle} back={{ label: general.back, onBack: () => history.back() }} />
      <NumbersOnly>
        <OwnProductForm
          id={null}
          first={newProductForm({ barcode, name })}
          isScanned={barcode !== undefined}
          saveLabel={isEaten ? words.saveAndChoose : words.save}
          onSaved={onSaved}
          onTaken={open}
        />
      </NumbersOnly>
    </div>
  );
}
