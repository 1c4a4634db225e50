import {
  type BodyOf,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SERVING_SIZE,
  type OwnProduct,
  type ownProducts,
} from "@plateful/contract";
import {
  availableCarbohydrates,
  checkLabel,
  LABEL_FIELDS,
  type LabelCheck,
  type LabelFault,
  type LabelField,
  type LabelFigures,
  labelFaults,
  REQUIRED_LABEL_FIELDS,
} from "@plateful/nutrition";
import { formatNumber, type Language } from "@plateful/phrases";
import { isNorthAmericanGtin, parseDecimal, toGtin14 } from "@plateful/quantities";

export type ProductBody = BodyOf<typeof ownProducts.create>;

/** What the figures of the label are counted for. */
export const LABEL_CHOICES = ["g", "ml", "SERVING"] as const;
export type LabelChoice = (typeof LABEL_CHOICES)[number];

/** The form of a product: texts as they are typed. */
export interface ProductForm extends Readonly<Record<LabelField, string>> {
  readonly name: string;
  readonly brand: string;
  readonly barcode: string;
  readonly per: LabelChoice;
  readonly unit: "g" | "ml";
  readonly servingSize: string;
  /** Whether the label counts fibre among the carbohydrates, as those of the US and Canada do. */
  readonly countsFiber: boolean;
}
export type ProductFormField = keyof ProductForm;

export type ProductFault = "required" | "notANumber" | "notNegative" | "positive" | "barcode";

const EMPTY_FIGURES = Object.fromEntries(LABEL_FIELDS.map((field) => [field, ""])) as Record<
  LabelField,
  string
>;

/** The form of a product that is new. */
export const newProductForm = ({ barcode = "", name = "" }): ProductForm => ({
  ...EMPTY_FIGURES,
  name,
  barcode: shownBarcode(barcode),
  brand: "",
  per: "g",
  unit: "g",
  servingSize: "",
  countsFiber: isNorthAmericanGtin(barcode),
});

/** A number of 13 digits, as it stands below most barcodes. */
const shownBarcode = (gtin14: string): string => gtin14.replace(/^0(?=\d{13}$)/, "");

/** The form of a product that is kept. */
export function toProductForm(product: OwnProduct, language: Language): ProductForm {
  const number = (value: number | null) =>
    value === null ? "" : formatNumber(language, value, { useGrouping: false, maximumFractionDigits: 6 });
  const figures = LABEL_FIELDS.map((field) => [field, number(product[field])] as const);
  return {
    ...(Object.fromEntries(figures) as Record<LabelField, string>),
    name: product.name,
    brand: product.brand ?? "",
    barcode: shownBarcode(product.barcode ?? ""),
    per: product.figures_per === "SERVING" ? "SERVING" : product.unit,
    unit: product.unit,
    servingSize: number(product.serving_size),
    // What is kept is without fibre already.
    countsFiber: false,
  };
}

const isRequired = (field: LabelField): boolean =>
  (REQUIRED_LABEL_FIELDS as readonly LabelField[]).includes(field);

function readFigure(field: LabelField, text: string): number | null | ProductFault {
  if (text.trim() === "") return isRequired(field) ? "required" : null;
  const value = parseDecimal(text);
  if (value === null) return "notANumber";
  return value < 0 ? "notNegative" : value;
}

function readServing({ servingSize, per }: ProductForm): number | null | ProductFault {
  if (servingSize.trim() === "") return per === "SERVING" ? "required" : null;
  const value = parseDecimal(servingSize);
  if (value === null) return "notANumber";
  return value <= 0 || value > MAX_SERVING_SIZE ? "positive" : value;
}

/** What was read of a form, in so far as it is typed already. */
export interface ReadProduct {
  readonly faults: Readonly<Partial<Record<ProductFormField, ProductFault>>>;
  /** Why no product can have these figures; empty while they are not all there. */
  readonly impossible: readonly LabelFault[];
  /** Whether the figures agree; null while they are not all there. */
  readonly check: LabelCheck | null;
  /** What is sent; null as long as something is not good. */
  readonly body: ProductBody | null;
}

/** Carbohydrates as everywhere in the product, whatever the label counts among them (ledger FOOD-095). */
function withoutFiber(label: LabelFigures, countsFiber: boolean): LabelFigures {
  const { carbohydrates: withFiber, fiber, sugars } = label;
  return countsFiber
    ? { ...label, carbohydrates: availableCarbohydrates({ withFiber, fiber, sugars }) }
    : label;
}

/** Whether the product may come from where labels count fibre among the carbohydrates. */
export const mayCountFiber = ({ barcode, countsFiber }: ProductForm): boolean =>
  countsFiber || isNorthAmericanGtin(toGtin14(barcode) ?? "");

/** Reads the form of a product: commas and points alike, and what is empty stays unknown (ledger FOOD-059). */
export function readProduct(form: ProductForm): ReadProduct {
  const figures = LABEL_FIELDS.map((field) => [field, readFigure(field, form[field])] as const);
  const serving = readServing(form);
  const isBarcode = form.barcode.trim() === "" || toGtin14(form.barcode) !== null;
  const name = form.name.trim();
  const faults = Object.fromEntries([
    ...figures.filter(([, value]) => typeof value === "string"),
    ...(typeof serving === "string" ? [["servingSize", serving]] : []),
    ...(isBarcode ? [] : [["barcode", "barcode"]]),
    ...(name === "" ? [["name", "required"]] : []),
  ]) as Partial<Record<ProductFormField, ProductFault>>;
  const isRead = LABEL_FIELDS.every((field) => faults[field] === undefined);
  if (!isRead || typeof serving === "string") return { faults, impossible: [], check: null, body: null };
  const label = withoutFiber(Object.fromEntries(figures) as LabelFigures, form.countsFiber);
  const per = form.per === "SERVING" ? "SERVING" : "HUNDRED";
  const unit = form.per === "SERVING" ? form.unit : form.per;
  const impossible = labelFaults({ figures: label, per, unit, servingSize: serving });
  const check = impossible.length === 0 ? checkLabel(label) : null;
  if (impossible.length > 0 || Object.keys(faults).length > 0)
    return { faults, impossible, check, body: null };
  const body = {
    ...label,
    name: name.slice(0, MAX_PRODUCT_NAME_LENGTH),
    brand: form.brand.trim() === "" ? null : form.brand.trim(),
    barcode: form.barcode.trim() === "" ? null : form.barcode.trim(),
    unit,
    figures_per: per,
    serving_size: serving,
  } as const;
  return { faults, impossible, check, body };
}
