/**
 * `npm run advisories`: asks the registry for known vulnerabilities of the locked packages. Exit code 0: none that is high or
 * critical; 1: some are; 3: not run, because the registry gives no such answer. Not run is not passed. In its place it then
 * lists which direct dependencies are not at their newest version.
 */
import { run } from "./run.ts";

const NOT_RUN = 3;

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

function readReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}

interface Outdated {
  readonly current?: string;
  readonly latest: string;
}

/** Direct dependencies of which there is a newer version. */
async function listOutdated(): Promise<string[]> {
  const { output } = await run("npm", ["outdated", "--json", "--workspaces", "--include-workspace-root"]);
  const found = JSON.parse(output || "{}") as Record<string, Outdated | readonly Outdated[]>;
  return Object.entries(found).flatMap(([name, one]) => {
    const [first] = [one].flat();
    return first === undefined ? [] : [`${name} ${first.current ?? "absent"}, newest ${first.latest}`];
  });
}

const { output } = await run("npm", ["audit", "--json", "--audit=true"]);
const found = readReport(output).metadata?.vulnerabilities;
if (found === undefined) {
  console.log("not run: the registry answers no question about known vulnerabilities.");
  const outdated = await listOutdated();
  console.log(`${outdated.length} direct dependencies are not at their newest version.`);
  for (const line of outdated) console.log(`  ${line}`);
  process.exitCode = NOT_RUN;
} else {
  const serious = (found.high ?? 0) + (found.critical ?? 0);
  console.log(
    `critical ${found.critical ?? 0}, high ${found.high ?? 0}, moderate ${found.moderate ?? 0}, low ${found.low ?? 0}`,
  );
  process.exitCode = serious === 0 ? 0 : 1;
}
