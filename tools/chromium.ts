/**
 * Finds Chromium for the browser tests; installs Debian's package when it is missing and this process may.
 *
 * The headless shell is the same engine without the windows, tabs and menus around it, which the full browser also runs when
 * nobody looks: a journey costs a third of the processor time.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
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
    ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"],
    {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    },
  );
  const installed = find();
  if (installed === undefined) throw new Error("Chromium was installed, but its program was not found.");
  return installed;
}
