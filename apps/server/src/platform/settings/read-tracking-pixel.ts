import { SettingsError } from "./settings-error.ts";

/** A page on which a pixel may stand (ledger ORG-030). */
export const PIXEL_PAGES = ["sign-up", "checkout"] as const;
type PixelPage = (typeof PIXEL_PAGES)[number];

/** Where the tracking pixels of practices are loaded from. */
export interface TrackingPixel {
  /** The only place that the page of a pixel may load from. */
  readonly origin: string;
  /** Address of the pixel of one practice on one page. */
  readonly addressOf: (pixelId: string, page: PixelPage) => string;
}

const FORM =
  "TRACKING_PIXEL_URL must be an https address with {id} behind its host, like https://pixel.example/c?id={id}.";

/**
 * Reads TRACKING_PIXEL_URL; undefined = no pixel is ever loaded. `{id}` stands for the practice and `{page}` for the page,
 * and nothing else is told.
 * @throws SettingsError for an address that would travel in the open, or whose host a practice could decide.
 */
export function readTrackingPixel(value: string | undefined): TrackingPixel | undefined {
  if (value === undefined || value === "") return undefined;
  const isAddress = URL.canParse(value) && /^https:\/\/[^\s/?#@{}]+[/?][^\s#]*\{id\}[^\s#]*$/.test(value);
  if (!isAddress) throw new SettingsError(FORM);
  return {
    origin: new URL(value).origin,
    addressOf: (pixelId, page) =>
      value.replaceAll("{id}", () => encodeURIComponent(pixelId)).replaceAll("{page}", page),
  };
}
