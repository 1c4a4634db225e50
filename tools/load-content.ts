/**
 * Loads the content files (foods, recipes, ingredients to avoid, exercises) into the database of DATABASE_URL and
 * prints what was added, changed and removed: `npm run content`. The server does the same at its start.
 */
import { readContent } from "@plateful/content";
import { openApp } from "../apps/server/src/app.ts";
import { forLongWork } from "../apps/server/src/platform/calls/services.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { loadContent, loadStamp } from "../apps/server/src/recipes/index.ts";

const app = await openApp(readSettings({ ...process.env, LOG_LEVEL: "error" }), { loadData: false });
const report = await loadContent(forLongWork(app.services), readContent(), loadStamp());
await app.close();
for (const [kind, { added, changed, removed }] of Object.entries(report)) {
  console.log(`${kind}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`);
  for (const [what, ids] of Object.entries({ changed, removed }))
    if (ids.length > 0) console.log(`  ${what}: ${ids.join(", ")}`);
}
