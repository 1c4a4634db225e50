import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startProcess } from "../../../test/server-process.ts";
import { openLog } from "../base/log.ts";
import { openPglite } from "../database/pglite.ts";
import { openFileStore } from "./open-file-store.ts";
import { keepPrivate } from "./private-folder.ts";

const root = mkdtempSync(join(tmpdir(), "plateful-private-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

/** Everything in a folder, and itself, with its rights; links have none of their own. */
function tree(folder: string): (readonly [path: string, mode: number])[] {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...below].map((path) => [path, lstatSync(path).mode]);
}

/**
 * What others could read if they could enter. The engine writes its cache of the catalogue with rights of its own again and
 * again: that one is kept by the folder's rights alone.
 */
const open = (folder: string) =>
  tree(folder).filter(([path, mode]) => (mode & 0o077) !== 0 && !path.endsWith("/pg_internal.init"));

/** The rights that versions before gave, under the usual mask. */
function openToAll(folder: string): void {
  for (const [path] of tree(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
}

describe("DATA-034 DATA-062: what lies on the disk is for the server's user alone", () => {
  it("DATA-034 DATA-062: pictures have mode 600 in a folder of mode 700, also in one that was open before", async () => {
    const folder = join(root, "pictures");
    const name = `${"0".repeat(32)}.jpg`;
    await openFileStore({ mediaFolder: folder }, openLog("silent")).write(name, Buffer.from("a picture"));
    expect([modeOf(folder), modeOf(join(folder, name))]).toEqual(["700", "600"]);
    openToAll(folder);
    mkdirSync(join(folder, "lost+found"));
    const store = openFileStore({ mediaFolder: folder }, openLog("silent"));
    expect([modeOf(folder), modeOf(join(folder, name))]).toEqual(["700", "600"]);
    expect(await store.read(name)).toEqual(Buffer.from("a picture"));
  });

  it("DATA-034 DATA-062: leaves a folder alone that others use, and says so", () => {
    const shared = join(root, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(() => openFileStore({ mediaFolder: shared }, openLog("silent"))).toThrow(
      /is shared with other users. Choose a folder of its own./,
    );
    const foreign = join(root, "foreign");
    mkdirSync(foreign);
    chmodSync(foreign, 0o755);
    writeFileSync(join(foreign, "letter.txt"), "");
    chmodSync(join(foreign, "letter.txt"), 0o644);
    expect(() => openFileStore({ mediaFolder: foreign }, openLog("silent"))).toThrow(
      /holds files of another program \("letter.txt"\)/,
    );
    expect([modeOf(shared), modeOf(foreign), modeOf(join(foreign, "letter.txt"))]).toEqual([
      "1777",
      "755",
      "644",
    ]);
    // A folder that is closed already is the owner's business.
    chmodSync(foreign, 0o700);
    openFileStore({ mediaFolder: foreign }, openLog("silent"));
  });

  it("DATA-034 DATA-062: closes what lies in a folder, and not what a link in it names", () => {
    const outside = join(root, "outside");
    writeFileSync(outside, "");
    chmodSync(outside, 0o644);
    const folder = join(root, "linked");
    mkdirSync(join(folder, "deep"), { recursive: true });
    writeFileSync(join(folder, "deep", "file"), "");
    symlinkSync(outside, join(folder, "deep", "link"));
    openToAll(folder);
    keepPrivate(folder, () => true);
    expect(open(folder)).toEqual([]);
    expect(modeOf(outside)).toBe("644");
  });

  it.runIf(process.env.TEST_DATABASE === "pglite")(
    "DATA-034 DATA-062: the server makes its folders private whatever mask it was started with, and closes those of older versions",
    async () => {
      const folder = join(root, "new", "data");
      const before = process.umask(0);
      const { child, ready, ended } = startProcess({
        DATABASE_URL: `pglite:${folder}`,
        PORT: "0",
        SECRET_KEY: "",
      });
      process.umask(before);
      await ready;
      child.kill("SIGTERM");
      await ended;
      expect(open(folder)).toEqual([]);
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(["PG_VERSION", "media", "secret-key"]));
      expect(tree(folder).length).toBeGreaterThan(500);
      openToAll(folder);
      // As the server does at its start.
      process.umask(0o077);
      try {
        await (await openPglite(folder)).close();
      } finally {
        process.umask(before);
      }
      expect(open(folder)).toEqual([]);
    },
    // A whole start of the product on a new database.
    120_000,
  );

  it.runIf(process.env.TEST_DATABASE === "pglite")(
    "DATA-034 DATA-062: says in one line that a data folder holds the files of others",
    async () => {
      const foreign = join(root, "someone");
      mkdirSync(foreign);
      writeFileSync(join(foreign, "letter.txt"), "");
      chmodSync(foreign, 0o755);
      const { code, errors } = await startProcess({ DATABASE_URL: `pglite:${foreign}`, PORT: "0" }).ended;
      expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
      expect(errors).toMatch(/The data folder ".*" is readable by other users/);
      expect(readdirSync(foreign)).toEqual(["letter.txt"]);
    },
  );
});
