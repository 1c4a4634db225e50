import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type App, openApp } from "../src/app.ts";
import { openDatabase } from "../src/platform/database/open-by-address.ts";
import { openPglite } from "../src/platform/database/pglite.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { DatabaseAddress } from "../src/platform/settings/settings.ts";
import { readTemplate } from "./template.ts";
import { copyTemplate } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

export const isEmbedded = process.env.TEST_DATABASE !== "postgres";

/** A folder of the test's own, and how to remove it. */
export function aFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "plateful-backup-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A new database without anything in it. Embedded ones lie in the folder. */
export async function anEmptyDatabase(folder: string, embedded = isEmbedded): Promise<DatabaseAddress> {
  if (embedded) return { kind: "pglite", folder };
  const admin = await readTemplate();
  const name = `restore_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { kind: "postgres", url: url.toString() };
}

/** Works as the owner on a database whose schema nothing has brought up to date. */
export async function withOwner<T>(
  address: DatabaseAddress,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (address.kind === "postgres") {
    const client = new pg.Client({ connectionString: address.url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  const embedded = await openPglite(address.folder);
  const pool = embedded.connect("reset role");
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
    await pool.end();
    await embedded.close();
  }
}

/** The product with the demo world on a database that outlives it. */
export async function openDemoWorld(folder: string): Promise<{ app: App; address: DatabaseAddress }> {
  const address: DatabaseAddress = isEmbedded ? { kind: "pglite", folder } : await copyTemplate();
  const app = await openApp(
    { ...testSettings(address), demo: true, demoDate: "2026-11-20", mediaFolder: join(folder, "media") },
    isEmbedded ? { snapshot: await readTemplate() } : {},
  );
  await app.catchUp();
  return { app, address };
}

const DIGEST = (table: string) =>
  `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from public.${table} t`;

/** Count and digest of every table, worked out by the database itself and not by what is under test. */
export async function digestTables(address: DatabaseAddress): Promise<Record<string, string>> {
  const database = await openDatabase(address);
  try {
    return await database.asOwner(async (owner) => {
      await owner.query("set app.reach = 'all'");
      const tables = await owner.query(
        "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
      );
      const digests: Record<string, string> = {};
      for (const { relname } of tables.rows as { relname: string }[])
        digests[relname] = (await owner.query(DIGEST(`"${relname}"`))).rows[0]?.digest;
      await owner.query("reset app.reach");
      return digests;
    });
  } finally {
    await database.close();
  }
}

/** Name and digest of every picture in a folder. */
export const digestPictures = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ name }) =>
        `${name} ${createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex")}`,
    )
    .sort();

/** Adds a person with this many pictures. */
export async function addPictures(app: App, count: number): Promise<void> {
  await inSystemScope(app.services.db, async (db) => {
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const { id } = await db
      .insertInto("users")
      .values({ email, first_name: "Pia", last_name: "Smit", date_joined: app.services.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let at = 0; at < count; at++) {
      const bytes = randomBytes(2_000 + at);
      const file_name = `${randomBytes(16).toString("hex")}.png`;
      await app.services.files.write(file_name, bytes);
      await db
        .insertInto("media")
        .values({
          user_id: id,
          purpose: "RECIPE_IMAGE",
          file_name,
          bytes: bytes.length,
          width: 1,
          height: 1,
          created_at: app.services.clock.now(),
        })
        .execute();
    }
  });
}
