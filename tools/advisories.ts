/**
 * `npm run advisories`: asks the registry for known vulnerabilities of the locked packages. Exit code 0: none that is high or
 * critical; 1: some are; 3: not run, because the registry gives no such answer. Not run is not passed.
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

const { output } = await run("npm", ["audit", "--json", "--audit=true"]);
const found = readReport(output).metadata?.vulnerabilities;
if (found === undefined) {
  console.log("not run: the registry answers no question about known vulnerabilities.");
  process.exitCode = NOT_RUN;
} else {
  const serious = (found.high ?? 0) + (found.critical ?? 0);
  console.log(
    `critical ${found.critical ?? 0}, high ${found.high ?? 0}, moderate ${found.moderate ?? 0}, low ${found.low ?? 0}`,
  );
  process.exitCode = serious === 0 ? 0 : 1;
}
