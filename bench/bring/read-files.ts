/** How fast a diary of another app is read, and with how much memory: `node bench/bring/read-files.ts [rows …]`. */
import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "@plateful/nutrition";
import { readApart } from "../../apps/server/src/bring/reading/read-apart.ts";

const ENTRIES_OF_DAY = 14;

function aDiary(rows: number): Uint8Array<ArrayBuffer> {
  const lines = ["Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)"];
  for (let at = 0; at < rows; at += 1)
    lines.push(
      `${addDays("1995-01-01", Math.floor(at / ENTRIES_OF_DAY) % 11_000)},08:14 AM,Lunch,"Soup, number ${at}",250.00 g,${at % 900},8,30,5`,
    );
  return new TextEncoder().encode(lines.join("\n")) as Uint8Array<ArrayBuffer>;
}

for (const rows of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [15_000, 1_000_000]) {
  const bytes = aDiary(rows);
  await wait(200);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const began = performance.now();
  const size = bytes.length;
  const { read, parts } = await readApart({
    bytes,
    name: "servings.csv",
    zone: "Europe/Amsterdam",
    today: "2026-11-20",
  });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const packed = parts.reduce((sum, { content }) => sum + content.length, 0);
  process.stdout.write(
    `${read.meals.count} rows, ${(size / 1e6).toFixed(1)} MB: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, ` +
      `${Math.round((peak - before) / 1e6)} MB more at the peak, ${(packed / 1e6).toFixed(1)} MB kept\n`,
  );
}
