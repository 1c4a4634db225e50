/** Of a piece, a crumb less than this is not worth another one: 2.04 slices are 2. */
const CRUMB = 0.05;
const BINARY_NOISE = 1e-9;

/**
 * How many of a counted thing (pieces, slices, cans, bunches) someone has to buy for the amount that is cooked: whole
 * ones, rounded up, at least 1. `countToBuy(1.2)` is 2. Source: GROC-020.
 */
export const countToBuy = (amount: number): number => Math.max(1, Math.ceil(amount - CRUMB - BINARY_NOISE));
