/**
 * `npm run release -- minor`: makes a release of what is committed (decision 0071). `major`, `minor`, `patch` or a version say which;
 * `--dry-run` shows its list of changes and does nothing.
 */
import { parseArgs } from "node:util";
import { makeRelease, planRelease, ReleaseRefused } from "./make-release.ts";
import { ROOT, run } from "./run.ts";

const USAGE = "Usage: npm run release -- <major|minor|patch|version> [--dry-run]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean" } },
});
const options = {
  root: ROOT,
  today: new Date().toISOString().slice(0, 10),
  writeSbom: async () => {
    const { code, output } = await run("node", ["tools/write-sbom.ts"]);
    if (code !== 0) throw new Error(output);
  },
};

try {
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new ReleaseRefused(USAGE);
  if (values["dry-run"] === true) {
    process.stdout.write(planRelease(wanted, options).section);
  } else {
    const { version } = await makeRelease(wanted, options);
    process.stdout.write(
      `Plateful ${version} is committed and has the tag v${version}. Next:\n` +
        "  git push --follow-tags\n" +
        `  docker build --build-arg VERSION=${version} --build-arg REVISION=$(git rev-parse HEAD) --tag plateful:${version} .\n`,
    );
  }
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
