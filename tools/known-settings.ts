/** Which settings there are, read from the code that reads them: for the tests of the files of those who run the product. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

const FOLDERS = ["/settings", "/encryption", "/analytics", "/traces"];

/** Every name that the settings of the server are read by. */
export const KNOWN_SETTINGS: ReadonlySet<string> = new Set(
  FOLDERS.map((folder) => join(ROOT, `apps/server/src/platform${folder}`))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => /settings\.ts$|^read-data-keys\.ts$|^database-address\.ts$/.test(file))
        .map((file) => readFileSync(join(folder, file), "utf8")),
    )
    .flatMap((text) => [...text.matchAll(/\benv\.([A-Z_]+)/g)].map((match) => match[1] ?? "")),
);
