import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SettingsError } from "../settings/settings-error.ts";
import { makeDataKey, makeKeyRing, parseDataKeys } from "./key-ring.ts";
import { readDataKeys } from "./read-data-keys.ts";
import { keyIdOf, UndecryptableError, Vault } from "./vault.ts";

const PLACE = { table: "calendar_days", column: "sealed_note", owner: 7 };
const parse = (text: string) => parseDataKeys(text, "DATA_KEYS");

describe("an encrypted value", () => {
  const vault = new Vault(makeKeyRing());

  it("DATA-063: comes back as it was, and is another text each time", () => {
    for (const text of ["", "Sleeps badly before her period", "été 🥗", "x".repeat(10_000)]) {
      const [one, two] = [vault.seal(PLACE, text), vault.seal(PLACE, text)];
      expect([vault.open(PLACE, one), vault.open(PLACE, two)]).toEqual([text, text]);
      expect(one).not.toBe(two);
      if (text !== "") expect(one).not.toContain(text);
    }
  });

  it.each([
    ["another person", { ...PLACE, owner: 8 }],
    ["another table", { ...PLACE, table: "user_profiles" }],
    ["another column", { ...PLACE, column: "sealed_cycle" }],
  ])("DATA-063: cannot be decrypted for %s", (_where, place) => {
    expect(() => vault.open(place, vault.seal(PLACE, "hers"))).toThrow(UndecryptableError);
  });

  it("DATA-063: cannot be decrypted once a bit of it was changed, cut off or replaced by another key", () => {
    const sealed = vault.seal(PLACE, "hers");
    const [version, keyId, bytes = ""] = sealed.split(".");
    const flipped = Buffer.from(bytes, "base64url");
    flipped[14] = (flipped[14] ?? 0) ^ 1;
    const id = keyIdOf(sealed);
    const other = new Vault(parse(`${id}:${makeDataKey().split(":")[1]}`));
    expect(() => vault.open(PLACE, `${version}.${keyId}.${flipped.toString("base64url")}`)).toThrow(
      UndecryptableError,
    );
    expect(() => vault.open(PLACE, sealed.slice(0, -30))).toThrow(UndecryptableError);
    expect(() => vault.open(PLACE, "hers")).toThrow(UndecryptableError);
    expect(() => other.open(PLACE, sealed)).toThrow(/cannot be decrypted with the key/);
    expect(() => new Vault(makeKeyRing()).open(PLACE, sealed)).toThrow(/DATA_KEYS lacks/);
  });

  it("DATA-063: tells neither the value nor its owner when it cannot be decrypted", () => {
    const sealed = new Vault(makeKeyRing()).seal({ ...PLACE, owner: "anna@example.org" }, "hers");
    try {
      vault.open({ ...PLACE, owner: "anna@example.org" }, sealed);
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message).not.toMatch(/anna|hers/);
    }
  });
});

describe("data keys", () => {
  const [one, two] = [makeDataKey(), makeDataKey()];

  it("DATA-064: the first one encrypts, and all of them decrypt", () => {
    const before = new Vault(parse(one));
    const after = new Vault(parse(`${two}, ${one}`));
    expect(after.open(PLACE, before.seal(PLACE, "old"))).toBe("old");
    expect(keyIdOf(after.seal(PLACE, "new"))).toBe(two.split(":")[0]);
  });

  it.each([
    ["no id", one.split(":")[1] ?? ""],
    ["a short key", "2026:c2hvcnQ="],
    ["no base64", `2026:${"*".repeat(43)}=`],
    ["a key that is a repetition", `2026:${Buffer.alloc(32, 7).toString("base64")}`],
    ["a key of a manual", `2026:${Buffer.from("changeme".repeat(4)).toString("base64")}`],
    ["an id twice", `2026:${one.split(":")[1]},2026:${two.split(":")[1]}`],
    ["an id that would break the value", `a.b:${one.split(":")[1]}`],
  ])("H5 DATA-064: are refused with %s", (_what, text) => {
    expect(() => parse(text)).toThrow(SettingsError);
  });

  it("H5 DATA-064: are required in production", () => {
    const database = { kind: "postgres", url: "postgres://u:p@db/plateful" } as const;
    expect(() => readDataKeys({ NODE_ENV: "production" }, database)).toThrow(/DATA_KEYS is required/);
    expect(readDataKeys({ NODE_ENV: "production", DATA_KEYS: one }, database).keys.size).toBe(1);
  });

  it("DATA-064: in development are kept in a file of mode 600 beside the data folder, not in it", () => {
    const folder = mkdtempSync(join(tmpdir(), "plateful-keys-"));
    const file = join(folder, "data.keys");
    const database = { kind: "pglite", folder: join(folder, "data") } as const;
    try {
      const { currentId } = readDataKeys({}, database);
      expect([existsSync(database.folder), statSync(file).mode & 0o777]).toEqual([false, 0o600]);
      expect(readDataKeys({}, database).currentId).toBe(currentId);
      expect(readFileSync(file, "utf8")).toContain(`${currentId}:`);
      writeFileSync(file, "damaged");
      expect(() => readDataKeys({}, database)).toThrow(/of the file .*data\.keys/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
