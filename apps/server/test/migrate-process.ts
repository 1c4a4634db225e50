/** Brings the database of DATABASE_URL up to date and ends: a process that a test can kill meanwhile. */
import { openDatabase } from "../src/platform/database/open-by-address.ts";
import { readDataSettings } from "../src/platform/settings/settings.ts";

const database = await openDatabase(readDataSettings(process.env).database);
await database.close();
