/** Whether the bar asked for the many rounds that `npm test` has no time for (`npm run bar`). */
export const IS_AT_LENGTH = process.env.BAR_AT_LENGTH === "1";

/** The few rounds of `npm test`, or the many of the bar. */
export const atLength = (few: number, many: number): number => (IS_AT_LENGTH ? many : few);
