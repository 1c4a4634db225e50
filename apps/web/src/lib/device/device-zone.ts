/** Asking the browser takes milliseconds on a phone, and a journey crosses a border at most every now and then. */
const KEPT_MS = 60_000;

let known = { zone: "", until: 0 };

/** The IANA time zone of the device, followed within a minute. */
export function deviceZone(): string {
  const now = performance.now();
  if (known.until <= now)
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, until: now + KEPT_MS };
  return known.zone;
}
