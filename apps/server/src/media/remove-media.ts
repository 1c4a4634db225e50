import type { deleteMedia as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { deleteMediaRow, findMedia, isShown, listFilesOf } from "./media-store.ts";
import { toUrl } from "./upload-media.ts";

const JOB = "remove-media-files";

/** Files go once the change that gave them up is committed. */
export const removeMediaFilesJob = ({ files }: Pick<Services, "files">): JobKind<never> =>
  ({
    name: JOB,
    retries: 4,
    retryDelaySeconds: 30,
    work: async ({ names }: { names: string[] }) => {
      for (const name of names) await files.remove(name);
    },
  }) as JobKind<never>;

/** A picture that a recipe or a brand still shows stays. */
export async function deleteMedia(call: Call<typeof endpoint>): Promise<undefined> {
  const row = await findMedia(call.db, call.actor.id, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  if (await isShown(call.db, toUrl(row.file_name))) throw new Problem("in_use");
  await deleteMediaRow(call.db, row.id);
  await call.services.jobs.enqueue(call.db, JOB, { names: [row.file_name] });
}

/** Gives up all pictures of a person who leaves; their rows go with the person. */
export async function removeFilesOf(services: Services, db: Db, userId: number): Promise<void> {
  const names = await listFilesOf(db, userId);
  if (names.length > 0) await services.jobs.enqueue(db, JOB, { names });
}
