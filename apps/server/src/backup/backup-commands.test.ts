import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPictures, aFolder, anEmptyDatabase, digestTables } from "../../test/backup-world.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import type { App } from "../app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { finishSwap, prepareSwap } from "../platform/database/swap-folder.ts";
import type { DatabaseAddress } from "../platform/settings/settings.ts";
import { verifyBackup } from "./verify-backup.ts";

const folder = aFolder();
const inFolder = (...names: string[]) => join(folder.path, ...names);
const tool = (name: string) => fileURLToPath(new URL(`../../../../tools/${name}.ts`, import.meta.url));
const urlOf = (address: DatabaseAddress) =>
  address.kind === "postgres" ? address.url : `pglite:${address.folder}`;

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const runTool = (name: string, args: readonly string[], env: Record<string, string>): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = {
      env: { PATH: process.env.PATH, MEDIA_FOLDER: inFolder("data", "media"), ...env },
      cwd: folder.path,
    };
    execFile(process.execPath, [tool(name), ...args], options, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), output, errors }),
    );
  });

let address: DatabaseAddress;
let app: App;
let env: Record<string, string>;
beforeAll(async () => {
  address = await aDatabase(inFolder("data"));
  app = await openAppOn(address, { mediaFolder: inFolder("data", "media") });
  await addPictures(app, 2);
  const { output } = await runTool("backup", ["--new-key"], {});
  env = { DATABASE_URL: urlOf(address), BACKUP_KEY: output.trim() };
}, 300_000);
afterAll(async () => {
  await app.close();
  folder.remove();
});

describe("npm run backup and npm run restore", () => {
  it("DATA-044: backs up while the product runs and people write, and restores into an empty place", async () => {
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) {
        await addPictures(app, 1);
        written += 1;
      }
    })();
    const made = await runTool("backup", ["--to", "live.age"], env);
    isOver = true;
    await writing;
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain("verified");
    expect(made.errors).toMatch(/Reading table 1 of/);
    expect(written).toBeGreaterThan(0);
    const manifest = await verifyBackup(inFolder("live.age"), env.BACKUP_KEY);
    // One moment: every picture that a row of the snapshot names is in it.
    expect(manifest.pictures).toMatchObject({ count: manifest.tables.media?.rows, missing: [] });
    const target = await anEmptyDatabase(inFolder("target"));
    const restored = await runTool("restore", ["live.age"], {
      ...env,
      DATABASE_URL: urlOf(target),
      MEDIA_FOLDER: inFolder("target", "media"),
    });
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain("Everybody has to sign in again");
    expect((await digestTables(target)).media?.split(" ")[0]).toBe(String(manifest.tables.media?.rows));
  }, 240_000);

  it("DATA-044: says in one line what went wrong, and ends with 1, or with 2 when it was called wrongly", async () => {
    const lines = ({ errors }: Outcome) =>
      errors
        .trim()
        .split("\n")
        .filter((line) => !/^(Reading|Verifying|Read) /.test(line));
    const absent = await runTool("restore", ["absent.age"], env);
    expect([absent.code, lines(absent)]).toEqual([1, [expect.stringContaining("does not exist")]]);
    const unknown = await runTool("backup", ["--wrong"], env);
    expect([unknown.code, unknown.errors]).toEqual([2, expect.stringContaining("Usage: npm run backup")]);
    const none = await runTool("restore", [], env);
    expect([none.code, none.errors]).toEqual([2, expect.stringContaining("Usage: npm run restore")]);
    const memory = await runTool("backup", [], { ...env, DATABASE_URL: "pglite:memory" });
    expect([memory.code, lines(memory)]).toEqual([1, [expect.stringContaining("in memory")]]);
  }, 300_000);

  it("DATA-044: a picture whose file is lost is reported and does not fail the backup", async () => {
    const names = await inSystemScope(app.services.db, (db) =>
      db.selectFrom("media").select("file_name").orderBy("id").execute(),
    );
    const lost = names[0]?.file_name ?? "";
    renameSync(inFolder("data", "media", lost), inFolder("moved.png"));
    const made = await runTool("backup", ["--to", "lossy.age"], env);
    renameSync(inFolder("moved.png"), inFolder("data", "media", lost));
    expect([made.code, made.errors]).toEqual([0, expect.stringContaining("Warning")]);
    const manifest = await verifyBackup(inFolder("lossy.age"), env.BACKUP_KEY);
    expect(manifest.pictures.missing).toEqual([lost]);
  }, 300_000);
});

describe("the swap of a data folder", () => {
  const aSwap = (name: string) => {
    const data = inFolder(name);
    mkdirSync(join(data, "base"), { recursive: true });
    for (const file of ["PG_VERSION", "base/1", "postmaster.pid", "secret-key"])
      writeFileSync(join(data, file), "old");
    const fresh = prepareSwap(data);
    mkdirSync(join(fresh, "base"));
    for (const file of ["PG_VERSION", "base/1"]) writeFileSync(join(fresh, file), "new");
    return data;
  };
  const expectNew = (data: string) => {
    expect(readFileSync(join(data, "PG_VERSION"), "utf8")).toBe("new");
    expect(readFileSync(join(data, "base/1"), "utf8")).toBe("new");
    expect(readFileSync(join(data, "secret-key"), "utf8")).toBe("old");
    for (const gone of ["postmaster.pid", ".restore"]) expect(existsSync(join(data, gone))).toBe(false);
  };

  it("DATA-045: leaves the old data alone until it has begun", () => {
    const data = aSwap("not-begun");
    finishSwap(data);
    expect(readFileSync(join(data, "PG_VERSION"), "utf8")).toBe("old");
  });

  it("DATA-045: is completed after a crash, wherever it stopped", () => {
    const begun = aSwap("begun");
    writeFileSync(join(begun, ".restore", "begun"), "");
    finishSwap(begun);
    expectNew(begun);
    const halfAside = aSwap("half-aside");
    writeFileSync(join(halfAside, ".restore", "begun"), "");
    mkdirSync(join(halfAside, ".restore", "old"));
    renameSync(join(halfAside, "base"), join(halfAside, ".restore", "old", "base"));
    finishSwap(halfAside);
    expectNew(halfAside);
    const halfIn = aSwap("half-in");
    writeFileSync(join(halfIn, ".restore", "begun"), "");
    mkdirSync(join(halfIn, ".restore", "old"));
    for (const name of ["base", "PG_VERSION", "postmaster.pid"])
      renameSync(join(halfIn, name), join(halfIn, ".restore", "old", name));
    writeFileSync(join(halfIn, ".restore", "cleared"), "");
    renameSync(join(halfIn, ".restore", "new", "base"), join(halfIn, "base"));
    finishSwap(halfIn);
    expectNew(halfIn);
  });
});
