import { randomUUID } from "node:crypto";
import type { uploadMedia as endpoint, Media } from "@plateful/contract";
import { type Asked, type Call, Outside } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import type { RedrawnPicture } from "../platform/pictures/picture-rule.ts";
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

interface StoredPicture extends Omit<RedrawnPicture, "bytes"> {
  readonly fileName: string;
  readonly size: number;
}

/**
 * Redraws an upload in another process and stores it under a name that nobody can guess, while no connection to the database is
 * held. The file comes before its row: a file without a row only wastes space, a row without a file would be a broken screen.
 */
async function storePicture(
  { files, pictures }: Services,
  upload: Upload,
  use?: "logo",
): Promise<StoredPicture> {
  const { bytes, ...picture } = await redrawUpload(pictures, upload, use);
  const fileName = `${randomUUID().replaceAll("-", "")}.${picture.kind}`;
  await files.write(fileName, bytes);
  return { ...picture, fileName, size: bytes.length };
}

async function keepPicture(
  call: Call,
  purpose: Upload["purpose"],
  { fileName, size, width, height }: StoredPicture,
): Promise<Media> {
  const { id } = await insertMedia(call.db, {
    user_id: call.actor.id,
    purpose,
    file_name: fileName,
    bytes: size,
    width,
    height,
    created_at: call.now,
  });
  return { id, url: toUrl(fileName) };
}

/** Redraws and stores an uploaded picture. */
export async function uploadMedia(call: Call<typeof endpoint>): Promise<Outside<Media>> {
  const { body, services } = call;
  checkSize(body);
  return Outside.run(
    () => storePicture(services, body),
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
    () => storePicture(services, upload, "logo"),
    async (resumed, picture) => resume(resumed, (await keepPicture(resumed, upload.purpose, picture)).url),
  );
}
