/**
 * `npm run sbom`: writes the list of everything that is shipped (CycloneDX) for this version, so that a review shows what a change
 * adds. Moment and serial number are left out: the same packages give the same file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readLockedPackages, sbomFile, shippedPackages } from "./checks/supply-chain.ts";
import { ROOT, run } from "./run.ts";

interface Component {
  readonly name: string;
  readonly version: string;
  readonly "bom-ref": string;
}

interface Sbom {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp: string; readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

// All of it, cut down to what is shipped by the lockfile: npm's own `--omit=dev` also leaves out shipped packages that a tool uses.
const { code, output } = await run("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]);
if (code !== 0) throw new Error(output);
const { serialNumber: _, metadata, components, dependencies, ...rest } = JSON.parse(output) as Sbom;
const shippedNames = new Set(shippedPackages(readLockedPackages()));
const shipped = components.filter(({ name, version }) => shippedNames.has(`${name}@${version}`));
const refs = new Set(shipped.map((component) => component["bom-ref"]));
const links = dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
const target = join(ROOT, sbomFile());
mkdirSync(dirname(target), { recursive: true });
const document = {
  ...rest,
  metadata: { component: metadata.component },
  components: shipped,
  dependencies: links,
};
writeFileSync(target, `${JSON.stringify(document, null, 1)}\n`);
console.log(`${sbomFile()}: ${shipped.length} packages`);
