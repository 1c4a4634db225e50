import { describe, expect, it } from "vitest";
import { fullFolders } from "./sizes.ts";

const filesIn = (folder: string, count: number, ending = ".ts") =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);
/** The folders that may be full, filled. */
const KNOWN = [
  "packages/phrases/src/en",
  "packages/phrases/src/nl",
  "packages/nutrition/src",
  "packages/appearance/src/plate",
].flatMap((folder) => filesIn(folder, 41));

describe("the size of folders", () => {
  it("is at most 40 files, tests left out", () => {
    const folder = "apps/web/src/diary";
    expect(fullFolders([...KNOWN, ...filesIn(folder, 40), ...filesIn(folder, 40, ".test.ts")])).toEqual([]);
    expect(fullFolders([...KNOWN, ...filesIn(folder, 41)])).toEqual([`${folder}: 41 files (at most 40)`]);
  });

  it("needs no reason that has gone", () => {
    const folder = "packages/nutrition/src";
    expect(fullFolders(KNOWN.filter((file) => file !== `${folder}/file-0.ts`))).toEqual([
      expect.stringContaining(`${folder} is not full`),
    ]);
  });
});
