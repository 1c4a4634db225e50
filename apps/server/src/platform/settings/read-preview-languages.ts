import { type Language, PREVIEW_LANGUAGES } from "@plateful/phrases";
import { SettingsError } from "./settings-error.ts";

/** Languages that are not finished, which screens are shown in where a device asks for them (ledger PROF-033). */
export function readPreviewLanguages(value: string | undefined): readonly Language[] {
  const given = (value ?? "").split(",").map((code) => code.trim().toLowerCase());
  const codes = given.filter((code) => code !== "");
  const wrong = codes.find((code) => !PREVIEW_LANGUAGES.some((language) => language === code));
  if (wrong === undefined) return PREVIEW_LANGUAGES.filter((language) => codes.includes(language));
  throw new SettingsError(
    `PREVIEW_LANGUAGES must be preview languages with commas between them (${PREVIEW_LANGUAGES.join(",")}), not "${wrong}".`,
  );
}
