import { existsSync } from "node:fs";
import { type App, openApp } from "../src/app.ts";
import type { DatabaseAddress, Settings } from "../src/platform/settings/settings.ts";
import { readTemplate } from "./template.ts";
import { copyTemplate } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

/** A database that outlives the product: a folder, or a database of a server. */
export const aDatabase = async (folder: string): Promise<DatabaseAddress> =>
  process.env.TEST_DATABASE === "postgres" ? copyTemplate() : { kind: "pglite", folder };

/** The product on such a database, with the clock of the machine. A new folder starts from the migrated snapshot. */
export async function openAppOn(address: DatabaseAddress, settings: Partial<Settings> = {}): Promise<App> {
  const isNew = address.kind === "pglite" && address.folder !== undefined && !existsSync(address.folder);
  return openApp(
    { ...testSettings(address), ...settings },
    { loadData: false, ...(isNew ? { snapshot: await readTemplate() } : {}) },
  );
}
