const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const BYTES = 16;

/** A random UUID (version 4), also for a page without https, where browsers leave out `crypto.randomUUID` (ledger ORG-057). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(UUID, "$1-$2-$3-$4-$5");
}
