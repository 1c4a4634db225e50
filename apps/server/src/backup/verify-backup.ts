import { isDeepStrictEqual } from "node:util";
import { readArchive } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import {
  BackupHeader,
  BackupManifest,
  FORMAT,
  HEADER_NAME,
  MANIFEST_NAME,
  parseEntry,
  type TableManifest,
} from "./manifest.ts";
import { PictureTally } from "./pictures.ts";
import { PartTally } from "./read-tables-store.ts";

/** Adds up what an archive holds, entry by entry. */
class Contents {
  readonly #tables = new Map<string, PartTally>();
  readonly #pictures = new PictureTally();
  header: BackupHeader | null = null;
  manifest: BackupManifest | null = null;

  add(name: string, bytes: Uint8Array): void {
    if (name === HEADER_NAME) this.header = parseEntry(BackupHeader, bytes);
    else if (name === MANIFEST_NAME) this.manifest = parseEntry(BackupManifest, bytes);
    else if (name.startsWith("pictures/")) this.#pictures.add(name.slice("pictures/".length), bytes);
    else this.#table(name.slice(0, name.lastIndexOf("/"))).add(bytes);
  }

  #table(name: string): PartTally {
    const known = this.#tables.get(name) ?? new PartTally();
    this.#tables.set(name, known);
    return known;
  }

  /** Whether the entries are exactly those that the manifest describes. */
  match(manifest: BackupManifest): boolean {
    const described = new Map<string, TableManifest>([["jobs", manifest.jobs]]);
    for (const [name, table] of Object.entries(manifest.tables)) described.set(`tables/${name}`, table);
    const found = [...described].every(([name, { rows, sha256 }]) =>
      isDeepStrictEqual(this.#table(name).finish(), { rows, sha256 }),
    );
    return (
      found &&
      [...this.#tables.keys()].every((name) => described.has(name)) &&
      isDeepStrictEqual(this.#pictures.finish(manifest.pictures.missing), manifest.pictures) &&
      isDeepStrictEqual(this.header, manifest.header)
    );
  }
}

const damaged = (file: string) =>
  new BackupError("corrupt", `The backup "${file}" is damaged or incomplete.`);

/**
 * Reads a backup from its first byte to its last and compares every digest.
 * @param expected what must be in it; without it, what its own manifest says.
 * @throws BackupError when anything differs, or the key is missing or wrong.
 */
export async function verifyBackup(
  file: string,
  key: string | undefined,
  expected?: BackupManifest,
): Promise<BackupManifest> {
  const contents = new Contents();
  let isFirst = true;
  for await (const { name, bytes } of readArchive(file, key)) {
    if (isFirst && name !== HEADER_NAME) throw damaged(file);
    isFirst = false;
    contents.add(name, bytes);
    if (contents.header !== null && contents.header.format !== FORMAT)
      throw new BackupError(
        "version_unknown",
        `The backup "${file}" has format ${contents.header.format}; this version reads format ${FORMAT}.`,
      );
  }
  const { manifest } = contents;
  if (manifest === null || !contents.match(manifest)) throw damaged(file);
  if (expected !== undefined && !isDeepStrictEqual(manifest, expected)) throw damaged(file);
  return manifest;
}
