/** True for exactly four digits (ledger AUTH-018). */
export const isCode = (text: string): boolean => /^[0-9]{4}$/.test(text);
