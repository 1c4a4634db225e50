import { Button } from "@mantine/core";
import type { OwnProduct } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { announce } from "../../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { NumbersOnly } from "../../lib/person/NumbersOnly.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import styles from "../parts/AddIngredientScreen.module.css";
import { OwnProductForm } from "./OwnProductForm.tsx";
import { OwnProductState } from "./OwnProductState.tsx";
import { toProductForm } from "./own-product-form.ts";
import { ownProductQuery } from "./own-product-query.ts";
import { useDeleteOwnProduct } from "./use-save-own-product.ts";

function DeleteProduct({ product, onDeleted }: { product: OwnProduct; onDeleted: () => void }) {
  const { ownProducts: words, general } = usePhrases();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useDeleteOwnProduct();
  const { id, name } = product;
  const onSuccess = () => {
    announce(words.removed({ name }));
    onDeleted();
  };
  return (
    <>
      <Button variant="subtle" color="red" fullWidth my={12} onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.removal.title({ name })}
          text={words.removal.text}
          confirmLabel={words.removal.action}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSuccess })}
          onClose={() => setIsAsked(false)}
        >
          {remove.isError && (
            <p role="alert" className={styles.error}>
              {general.somethingWentWrong}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A product of one's own, to change or to delete; what was eaten of it stays as it was (ledger FOOD-064). */
export function OwnProductScreen() {
  const { ownProductId } = useParams({ from: "/people/tabs/products/$ownProductId" });
  const { ownProducts: words, general } = usePhrases();
  const language = useLanguage();
  const navigate = useNavigate();
  const { history } = useRouter();
  // What is being typed is not overwritten by what is read meanwhile.
  const {
    data: product,
    error,
    refetch,
  } = useQuery({
    ...ownProductQuery(ownProductId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTitle(words.editTitle);
  const toList = () => void navigate({ to: PATHS.ownProducts, replace: true });
  const onSaved = ({ name }: OwnProduct) => {
    announce(words.saved({ name }));
    toList();
  };
  const onTaken = ({ id }: OwnProduct) =>
    void navigate({ to: PATHS.ownProduct, params: { ownProductId: String(id) } });
  return (
    <div className={styles.page}>
      <PageHeader title={words.editTitle} back={{ label: general.back, onBack: () => history.back() }} />
      {product === undefined ? (
        <OwnProductState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <NumbersOnly>
            <OwnProductForm
              key={product.id}
              id={product.id}
              first={toProductForm(product, language)}
              isScanned={false}
              saveLabel={words.save}
              onSaved={onSaved}
              onTaken={onTaken}
            />
          </NumbersOnly>
          <DeleteProduct product={product} onDeleted={toList} />
        </>
      )}
    </div>
  );
}
