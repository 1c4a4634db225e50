import { formatNumber, type Language } from "@plateful/phrases";

/** Cents as people write them: `€12.95`, `€ 12,95`. */
export const formatMoney = (language: Language, cents: number, currency: string): string =>
  formatNumber(language, cents / 100, { style: "currency", currency: currency.toUpperCase() });
