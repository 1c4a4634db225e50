/**
 * Writes `licences.txt` into the build: the licence of every package of which code, type or style is in it. Found by what the build
 * really took; a package that the list of shipped packages does not know ends the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { readLockedPackages, shippedPackages } from "../../tools/checks/supply-chain.ts";

type OutputBundle = Rolldown.OutputBundle;

const ROOT = join(import.meta.dirname, "../..");
/** The service worker is put together by another program, of these. */
const OF_WORKER = ["core", "precaching", "routing", "strategies", "expiration", "cacheable-response"];
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)(\.(md|txt))?$/i;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The folder of the package that a module belongs to; undefined for modules of our own. */
function packageFolder(id: string): string | undefined {
  if (!id.includes("/node_modules/")) return undefined;
  let folder = dirname(id.replace(/^\0/, "").replace(/\?.*$/, ""));
  while (!existsSync(join(folder, "package.json")) || readManifest(folder).version === undefined) {
    if (dirname(folder) === folder)
      throw new Error(`No package is found for the module ${JSON.stringify(id)}.`);
    folder = dirname(folder);
  }
  return folder;
}

function noticeOf(folder: string): string {
  const { name, version, license } = readManifest(folder);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version}`, `Licence: ${license}`, ...texts].join("\n\n");
}

/** The packages that the files of a build were made of, by their folders. */
function takenFolders(bundle: OutputBundle, root: string): string[] {
  const ids = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
  );
  return ids.flatMap((id) => packageFolder(id) ?? []);
}

/** Notes what the workers of the app are made of, and writes the file with the app itself, which is built after them. */
export function licences(): { readonly app: Plugin; readonly worker: () => Plugin } {
  const folders = new Set(OF_WORKER.map((part) => join(ROOT, "node_modules", `workbox-${part}`)));
  let root = "";
  const note = (bundle: OutputBundle) => {
    for (const folder of takenFolders(bundle, root)) folders.add(folder);
  };
  const worker = (): Plugin => ({
    name: "plateful-licences-of-workers",
    apply: "build",
    generateBundle: (_options, bundle) => note(bundle),
  });
  const app: Plugin = {
    name: "plateful-licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      note(bundle);
      const shipped = new Set(shippedPackages(readLockedPackages()));
      const notices = new Map<string, string>();
      for (const folder of folders) {
        const { name, version } = readManifest(folder);
        if (!shipped.has(`${name}@${version}`))
          this.error(`${name}@${version} is in the web app, and not on the list of shipped packages.`);
        notices.set(`${name}@${version}`, noticeOf(folder));
      }
      const sorted = [...notices]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, text]) => text);
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: `${sorted.join(`\n\n${"-".repeat(72)}\n\n`)}\n`,
      });
    },
  };
  return { app, worker };
}
