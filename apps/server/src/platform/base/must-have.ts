/**
 * What can be missing only through a defect of ours. A stand-in such as 0 or an empty text would be stored or counted as if it
 * were true (ledger DATA-075).
 * @param what Names it for the log, such as "the id of a planned meal".
 * @throws Error, which is answered as a 500.
 */
export function mustHave<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}.`);
  return value;
}
