import { randomUUID } from "node:crypto";
import type { uploadMedia as endpoint, Media } from "@plateful/contract";
import { type Asked, type Call, Outside } from "../platform/call.ts";
import { type EventLimit, ofPerson } from "../platform/limited-events.ts";
import type { RedrawnPicture } from "../platform/pictures/picture-rule.ts";
import type { Actor } from "../platform/who-is.ts";
import { insertMedia } from "./media-store.ts";
import { checkSize, redrawUpload } from "./redraw-upload.ts";

type Upload = Call<typeof endpoint>["body"];

const MAX_PER_DAY = 100;
const DAY_SECONDS = 86_400;

/** A hundred uploads of a person in a day, counted before anything of the file is read: refused ones count as well. */
export const uploadLimits = ({ actor }: { readonly actor: Pick<Actor, "id"> }): readonly EventLimit[] => [
  { kind: "upload", subject: ofPerson(actor.id), max: MAX_PER_DAY, seconds: DAY_SECONDS },
];

/** Address under which a stored picture is shown. */
export const toUrl = (fileName: string): string => `/media/${fileName}`;

/**
 * Keeps a picture under a name that nobody can guess. The file is written before the call is committed: a file without its
 * row only wastes space, a row without its file would be a broken screen.
 */
async function keepPicture(
  call: Call,
  purpose: Upload["purpose"],
  { kind, bytes, width, height }: RedrawnPicture,
): Promise<Media> {
  const file_name = `${randomUUID().replaceAll("-", "")}.${kind}`;
  await call.services.files.write(file_name, bytes);
  const { id } = await insertMedia(call.db, {
    user_id: call.actor.id,
    purpose,
    file_name,
    bytes: bytes.length,
    width,
    height,
    created_at: call.now,
  });
  return { id, url: toUrl(file_name) };
}

/** Redraws an uploaded picture in another process, while no connection to the database is held, and keeps the result. */
export async function uploadMedia(call: Call<typeof endpoint>): Promise<Outside<Media>> {
  const { body, services } = call;
  checkSize(body);
  return Outside.run(
    () => redrawUpload(services.pictures, body),
    (resumed, picture) => keepPicture(resumed, body.purpose, picture),
  );
}

/** The turns that a call takes which may come with a logo: those of an upload when it does. */
export const logoLimits = (asked: Pick<Asked, "actor" | "body">): readonly EventLimit[] =>
  // A form is not read before its turns are taken.
  asked.body === undefined ? uploadLimits(asked) : [];

/**
 * Keeps the logo that came in the form of a call, and goes on with its address.
 * @throws Problem too_large above 1 MB.
 */
export function keepLogo<Answer>(
  { services }: Pick<Call, "services">,
  file: File,
  resume: (call: Call, url: string) => Promise<Answer>,
): Outside<Answer> {
  const upload: Upload = { file, purpose: "LOGO" };
  checkSize(upload);
  return Outside.run(
    () => redrawUpload(services.pictures, upload, "logo"),
    async (resumed, picture) => resume(resumed, (await keepPicture(resumed, upload.purpose, picture)).url),
  );
}
