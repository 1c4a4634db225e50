import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../src/platform/database/open-database.ts";
import type { CallOptions, Person, TestAnswer, TestApp } from "./test-app.ts";

const MAX_MS = 60_000;

/** A form with a file of another app, as a browser sends it. */
export function broughtForm(content: string | Buffer, name = "diary.csv"): { body: Buffer; type: string } {
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const body = Buffer.concat([
    line(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"`),
    line("Content-Type: application/octet-stream\r\n"),
    Buffer.from(content),
    line("\r\n--edge--"),
  ]);
  return { body, type: "multipart/form-data; boundary=edge" };
}

/** Sends a file of another app to be read. */
export function readBrought(
  app: TestApp,
  content: string | Buffer,
  { name, ...options }: CallOptions & { readonly name?: string },
): Promise<TestAnswer> {
  const { body, type } = broughtForm(content, name);
  return app.call("POST", "broughtFile/", body, {
    ...options,
    headers: { ...options.headers, "content-type": type },
  });
}

/** Waits until the job of a file has ended, and answers the file. */
export async function untilBrought(
  app: TestApp,
  id: number,
  options: CallOptions,
): Promise<TestAnswer["body"]> {
  for (const end = Date.now() + MAX_MS; Date.now() < end; await wait(50)) {
    const { body } = await app.get(`broughtFile/${id}/`, options);
    if (body.status !== "IMPORTING" && body.status !== "UNDOING") return body;
  }
  throw new Error("The file is still on its way");
}

/** Reads and imports a file, and answers it when it is over. */
export async function bring(
  app: TestApp,
  as: Person,
  content: string | Buffer,
  { name, ...answers }: { readonly name?: string; readonly [answer: string]: unknown } = {},
): Promise<TestAnswer["body"]> {
  const read = await readBrought(app, content, { as, ...(name === undefined ? {} : { name }) });
  if (read.status !== 201) throw new Error(`It was not read: ${JSON.stringify(read.body)}`);
  const begun = await app.post(`broughtFile/${read.body.id}/import/`, answers, { as });
  if (begun.status !== 202) throw new Error(`It was not imported: ${JSON.stringify(begun.body)}`);
  return untilBrought(app, read.body.id, { as });
}

interface Planted {
  readonly at: Date;
  readonly expires: Date;
  /** When each of its parts was made. */
  readonly parts: readonly Date[];
}

/** Writes a file down without a call. */
export async function plantBrought(
  trx: Db,
  { id: user_id }: Pick<Person, "id">,
  { at, expires, parts }: Planted,
): Promise<number> {
  const file = { user_id, app: "PLAIN", name: "diary.csv", summary: "{}", total: parts.length };
  const { id } = await trx
    .insertInto("brought_files")
    .values({ ...file, created_at: at, moved_at: at, expires_at: expires })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const created_at of parts)
    await trx
      .insertInto("brought_parts")
      .values({ user_id, file_id: id, records: 1, content: Buffer.from("part"), created_at })
      .execute();
  return id;
}
