import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import type { ProductFault, ProductFormField, ReadProduct } from "./own-product-form.ts";

const WIRE_NAMES: Partial<Record<ProductFormField, string>> = { servingSize: "serving_size" };

/** What is said at a field of the form: at once of what is impossible, and of what is missing once it was sent. */
export function useProductErrors(read: ReadProduct, isTried: boolean, refused: Error | null) {
  const { ownProducts: words, foods, general } = usePhrases();
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  const texts: Record<ProductFault, string> = {
    required: general.required,
    notANumber: general.notANumber,
    notNegative: words.notNegative,
    positive: foods.positive,
    barcode: foods.scanner.codeWrong,
  };
  const impossibleAt = (field: ProductFormField): string | undefined => {
    const fault = read.impossible.find((one) => one.kind === "tooMuch" && one.field === field);
    if (fault?.kind !== "tooMuch") return undefined;
    const limit = number(fault.limit);
    return field === "kcal" ? words.tooMuchKcal({ limit }) : words.tooMuch({ limit });
  };
  const at = (field: ProductFormField): string | undefined => {
    const fault = read.faults[field];
    if (fault !== undefined && (isTried || fault === "notNegative")) return texts[fault];
    const impossible = impossibleAt(field);
    if (impossible !== undefined) return impossible;
    return refused instanceof CallError ? refused.at(WIRE_NAMES[field] ?? field) : undefined;
  };
  const isOver = read.impossible.some(({ kind }) => kind === "partsOverWhole");
  return { at, whole: isOver ? words.partsOverWhole : undefined };
}

export type ProductErrors = ReturnType<typeof useProductErrors>;
