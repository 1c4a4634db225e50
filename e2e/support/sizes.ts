/** The reference sizes of the design, in CSS pixels (ledger NAV-015). */
export const SIZES = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 1024 },
} as const;
