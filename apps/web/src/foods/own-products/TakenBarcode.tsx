import { Button } from "@mantine/core";
import type { OwnProduct } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { findOwnByBarcode } from "./own-product-query.ts";

interface TakenBarcodeProps {
  barcode: string;
  text: string | undefined;
  onFound: (product: OwnProduct) => void;
}

/** Says that a barcode has a product already, and leads to it (ledger FOOD-062). */
export function TakenBarcode({ barcode, text, onFound }: TakenBarcodeProps) {
  const { ownProducts: words, general } = usePhrases();
  const find = useMutation({
    meta: { silent: true },
    mutationFn: () => findOwnByBarcode(barcode),
    onSuccess: (product) => product !== null && onFound(product),
    onError: () => void alertProblem(general.somethingWentWrong),
  });
  return (
    <Notice
      kind="error"
      title={text ?? ""}
      action={
        <Button variant="default" loading={find.isPending} onClick={() => find.mutate()}>
          {words.showTaken}
        </Button>
      }
    />
  );
}
