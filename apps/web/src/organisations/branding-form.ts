import type { Organisation } from "@plateful/contract";

/** The colour that the form of a new organisation begins with (ledger ORG-004, ORG-013). */
const FIRST_COLOUR = "#00bcd4";
/** The largest file of a logo, in bytes (ledger ORG-005). */
export const MAX_LOGO_BYTES = 1_000_000;

/** What stands in the branding form. */
export interface BrandDraft {
  readonly name: string;
  /** As it was typed; the preview keeps the last that is a colour. */
  readonly colourText: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Address of the logo that is stored. */
  readonly logo: string | null;
  /** A file that takes its place. */
  readonly file: File | null;
  readonly showsLogo: boolean;
  readonly support: string;
  /** Asked only where there is no organisation yet. */
  readonly subdomain: string;
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;
const MAX_CHANNEL = 255;

/** `#rrggbb` of what people paste as a colour: `00BCD4`, `#0bd`, `rgb(0, 188, 212)`; null for anything else. */
export function readColour(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const digits = HEX.exec(text)?.[1];
  if (digits !== undefined) return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
  const channels = RGB.exec(text)?.slice(1).map(Number);
  if (channels === undefined || channels.some((channel) => channel > MAX_CHANNEL)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** How a place to get help is stored: an address as it is, a mailbox as a link; null for an empty one. */
export function toSupportUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const [name = "", host = "", ...more] = text.split("@");
  const isMail = more.length === 0 && /^[^\s:]+$/.test(name) && /^\S+$/.test(host) && host.includes(".", 1);
  return isMail ? `mailto:${text}` : text;
}

export const isSupportAddress = (typed: string): boolean =>
  /^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)?$/u.test(toSupportUrl(typed) ?? "");

/** What the form begins with; an organisation that is not there yet has the defaults. */
export function toDraft(organisation: Organisation | null): BrandDraft {
  const colour = organisation?.primary_colour ?? FIRST_COLOUR;
  return {
    name: organisation?.name ?? "",
    colourText: colour,
    colour,
    logo: organisation?.logo ?? null,
    file: null,
    showsLogo: organisation?.logo_visible ?? true,
    support: (organisation?.support_url ?? "").replace(/^mailto:/, ""),
    subdomain: "",
  };
}

/** The fields of an organisation that this form changes. */
export interface BrandChanges {
  readonly name?: string;
  readonly primary_colour?: string;
  readonly logo?: string | File | null;
  readonly logo_visible?: boolean;
  readonly support_url?: string | null;
}

/** What differs from what is stored; the logo only when it was changed (ledger ORG-008). */
export function changesOf(draft: BrandDraft, organisation: Organisation | null): BrandChanges {
  const before = toDraft(organisation);
  const logo = draft.file ?? draft.logo;
  const support = toSupportUrl(draft.support);
  return {
    ...(draft.name.trim() === before.name ? {} : { name: draft.name.trim() }),
    ...(draft.colour === before.colour ? {} : { primary_colour: draft.colour }),
    ...(logo === before.logo ? {} : { logo }),
    ...(draft.showsLogo === before.showsLogo ? {} : { logo_visible: draft.showsLogo }),
    ...(support === (organisation?.support_url ?? null) ? {} : { support_url: support }),
  };
}

export const isChanged = (draft: BrandDraft, organisation: Organisation | null): boolean =>
  Object.keys(changesOf(draft, organisation)).length > 0 ||
  draft.colourText.trim().toLowerCase() !== toDraft(organisation).colour;

/** Whether everything that is needed is there and can be stored (ledger ORG-004). */
export const isValid = (draft: BrandDraft): boolean =>
  draft.name.trim() !== "" && readColour(draft.colourText) !== null && isSupportAddress(draft.support);
