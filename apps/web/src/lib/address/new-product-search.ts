import { toGtin14 } from "@plateful/quantities";

/** What the address of a new product says of it. */
export interface NewProductSearch {
  /** GTIN-14 of a barcode that nobody knew. */
  readonly barcode?: string;
  /** What was searched for without success. */
  readonly name?: string;
  /** Whether it is eaten at once, in the meal that a food is being chosen for. */
  readonly eat?: boolean;
}

/** Reads the address; what is no barcode or no text is left out. */
export function readNewProductSearch({ barcode, name, eat }: Record<string, unknown>): NewProductSearch {
  // The router reads digits in an address as a number.
  const gtin = barcode === undefined ? null : toGtin14(String(barcode).padStart(14, "0"));
  return {
    ...(gtin === null ? {} : { barcode: gtin }),
    ...(typeof name === "string" || typeof name === "number" ? { name: String(name).slice(0, 120) } : {}),
    ...(eat === true ? { eat } : {}),
  };
}
