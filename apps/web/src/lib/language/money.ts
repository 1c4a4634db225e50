import { formatNumber, type Language } from "@plateful/phrases";

/** What prices of food are estimated in. */
export const CURRENCY = "eur";

/** Cents as people write them: `€12.95`, `€ 12,95`. */
export const formatMoney = (language: Language, cents: number, currency: string): string =>
  formatNumber(language, cents / 100, { style: "currency", currency: currency.toUpperCase() });

/** The same without cents where there are none: `€39`, `€ 39`. */
export const formatWholePrice = (language: Language, cents: number, currency: string): string =>
  formatNumber(language, cents / 100, {
    style: "currency",
    currency: currency.toUpperCase(),
    trailingZeroDisplay: "stripIfInteger",
  });
