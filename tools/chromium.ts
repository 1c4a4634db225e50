/** Finds Chromium for the browser tests; installs Debian's package when it is missing and this process may. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const find = () => PLACES.find((place) => place !== undefined && existsSync(place));

export function ensureChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0)
    throw new Error("Chromium is missing: install Debian's package `chromium`, or set CHROMIUM to its path.");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
    {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    },
  );
  const installed = find();
  if (installed === undefined) throw new Error("Chromium was installed, but its program was not found.");
  return installed;
}
