/** The product as the browser journeys meet it: everything in one process, an empty database in memory, mails kept. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openApp } from "../apps/server/src/app.ts";
import { readSettings } from "../apps/server/src/platform/settings.ts";
import { PORT } from "./address.ts";
import { serveTestPeople } from "./insert-person.ts";

const WEB_FOLDER = fileURLToPath(new URL("../apps/web/dist", import.meta.url));
if (!existsSync(WEB_FOLDER)) throw new Error("The web app is not built: npm run build");

const settings = readSettings(
  { PORT: String(PORT), DATABASE_URL: "pglite:memory", DEMO: "on", LOG_LEVEL: "error", IMPROVE_PLANS: "off" },
  WEB_FOLDER,
);
// Many people sign in from one address here, which is no attack.
const app = await openApp(settings, { limits: { perToken: 100_000, perAddress: 100_000 } });
serveTestPeople(app);
// The journeys meet the demo people as a visitor does who comes some seconds after the start.
await app.catchUp();
await app.server.listen({ port: PORT, host: "127.0.0.1" });
