/** The few rounds that `npm test` has time for, or the many that the bar asks for (`npm run bar`). */
export const atLength = (few: number, many: number): number =>
  process.env.BAR_AT_LENGTH === "1" ? many : few;
