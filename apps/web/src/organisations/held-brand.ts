import type { Organisation } from "@plateful/contract";
import { z } from "zod/mini";
import type { BrandDraft } from "./branding-form.ts";

/** What can wait as text; a file cannot, and is chosen again. */
const heldDraft = z.object({
  name: z.string(),
  colourText: z.string(),
  colour: z.string(),
  showsLogo: z.boolean(),
  support: z.string(),
  subdomain: z.string(),
});

/** Of this tab and this practice. It tells of nobody's health, so it may outlive the session that ended. */
const keyOf = (base: Organisation | null): string => `plateful-brand-draft:${base?.id ?? "new"}`;

/** Holds what was typed when the session ends while it is saved (ledger ORG-056). */
export function holdBrand(base: Organisation | null, draft: BrandDraft): void {
  try {
    sessionStorage.setItem(keyOf(base), JSON.stringify(heldDraft.parse(draft)));
  } catch {
    // Storage can be forbidden; then the session's end takes what was typed with it.
  }
}

export function forgetHeldBrand(base: Organisation | null): void {
  try {
    sessionStorage.removeItem(keyOf(base));
  } catch {
    // Then nothing was held.
  }
}

/** What was held for this practice; null when there is nothing, or nothing that this version wrote. */
export function heldBrand(base: Organisation | null): Partial<BrandDraft> | null {
  try {
    const text = sessionStorage.getItem(keyOf(base));
    return text === null ? null : heldDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
