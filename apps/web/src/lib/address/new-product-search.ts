/** What the address of a new product says of it. */
export interface NewProductSearch {
  /** Fourteen digits of a barcode that nobody knew. The screen checks them: what that takes is not part of the first load. */
  readonly barcode?: string;
  /** What was searched for without success. */
  readonly name?: string;
  /** Whether it is eaten at once, in the meal that a food is being chosen for. */
  readonly eat?: boolean;
}

/** Reads the address; what are no digits or no text is left out. */
export function readNewProductSearch({ barcode, name, eat }: Record<string, unknown>): NewProductSearch {
  // The router reads digits in an address as a number.
  const digits = /^\d{1,14}$/.exec(String(barcode))?.[0].padStart(14, "0");
  return {
    ...(digits === undefined ? {} : { barcode: digits }),
    ...(typeof name === "string" || typeof name === "number" ? { name: String(name).slice(0, 120) } : {}),
    ...(eat === true ? { eat } : {}),
  };
}
