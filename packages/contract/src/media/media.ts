import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id, idInPath } from "../fields.ts";

/** What a picture is uploaded for. */
export const MEDIA_PURPOSES = ["RECIPE_IMAGE", "LOGO"] as const;
/** The largest file of a picture, in bytes (api.md 1.5). */
export const MAX_PICTURE_BYTES = 10_000_000;
/** A logo is shown small, and on every screen (ledger ORG-005). */
export const MAX_LOGO_BYTES = 1_000_000;

/** Address of a picture that was uploaded before. */
export const mediaAddress = () =>
  z.string().check(z.regex(/^\/media\/[0-9a-f]{32}\.(png|jpg|webp)$/, { error: "picture_unknown" }));

/** The file of a logo, as a form carries it. */
export const logoFile = () => z.file().check(z.minSize(1));

/** A picture as it is kept: without what the camera wrote about place, time and owner. */
export const media = entity("Media", z.object({ id: id(), url: z.string() }));
export type Media = z.output<typeof media>;

export const uploadMedia = endpoint({
  feature: "media",
  method: "POST",
  access: { who: "user" },
  name: "upload-media",
  path: "media/",
  summary: "Upload a picture; what it says of place, time and camera is taken out",
  isForm: true,
  body: z.object({ file: z.file().check(z.minSize(1)), purpose: choice(MEDIA_PURPOSES) }),
  errors: ["too_large", "unsupported_media_type"],
  answer: media,
});

export const deleteMedia = endpoint({
  feature: "media",
  method: "DELETE",
  access: { who: "own", coach: "none" },
  name: "delete-media",
  path: "media/{id}/",
  summary: "Delete a picture of one's own that nothing shows any more",
  params: idInPath,
  errors: ["not_found", "in_use"],
});
