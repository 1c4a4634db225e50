import { SettingsError } from "./settings-error.ts";

/** Begins with a dot or a hyphen, so that no host that only happens to end alike is meant. */
const SUFFIX = /^[.-][a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** How the hosts of previews end (ledger ORG-018): below ours, because sign-in links lead nowhere else. */
export function readPreviewHosts(value: string | undefined, publicUrl: string): readonly string[] {
  const given = (value ?? "").split(",").map((suffix) => suffix.trim().toLowerCase());
  const suffixes = given.filter((suffix) => suffix !== "");
  const { hostname } = new URL(publicUrl);
  const foreign = suffixes.find((suffix) => SUFFIX.test(suffix) && !suffix.endsWith(`.${hostname}`));
  if (foreign !== undefined)
    throw new SettingsError(
      `PREVIEW_HOSTS must be below PUBLIC_URL, like -preview.${hostname}, not "${foreign}": nobody could sign in there.`,
    );
  const wrong = suffixes.find((suffix) => !SUFFIX.test(suffix));
  if (wrong === undefined) return suffixes;
  throw new SettingsError(
    `PREVIEW_HOSTS must be the ends of host names with commas between them, like -preview.plateful.example, not "${wrong}".`,
  );
}
