/** `npm run check`: types, lint, format, unused code, boundaries, phrases, languages, words, figures, sizes, document links, licences, secrets, migrations, generated files, generators and the API description. */
import { checkBoundaries } from "./checks/boundaries.ts";
import { checkDocLinks } from "./checks/doc-links.ts";
import { checkFigures } from "./checks/figures.ts";
import { generatorProblems } from "./checks/generators.ts";
import { checkLanguageBranches } from "./checks/language-branches.ts";
import { checkLiteralText } from "./checks/literal-text.ts";
import { checkMigrations } from "./checks/migrations.ts";
import { secretProblems } from "./checks/secrets.ts";
import { checkSizes } from "./checks/sizes.ts";
import { checkSupplyChain } from "./checks/supply-chain.ts";
import { checkWords } from "./checks/words.ts";
import { run } from "./run.ts";

interface Check {
  readonly name: string;
  readonly problems: () => Promise<readonly string[]>;
}

const program = (name: string, command: string, ...args: string[]): Check => ({
  name,
  problems: async () => {
    const { code, output } = await run(command, args);
    return code === 0 ? [] : [output.trim()];
  },
});

const rule = (name: string, find: () => string[]): Check => ({ name, problems: async () => find() });

const CHECKS: readonly Check[] = [
  program("types", "tsc", "-p", "tsconfig.json"),
  program("types of the web app", "tsc", "-p", "apps/web/tsconfig.json"),
  program("lint and format", "biome", "check", "--error-on-warnings"),
  program("promises", "oxlint", "--type-aware"),
  program("unused files, exports and packages", "knip"),
  { name: "what npm run new writes", problems: generatorProblems },
  rule("boundaries", checkBoundaries),
  rule("literal text", checkLiteralText),
  rule("branches on a language", checkLanguageBranches),
  rule("words", checkWords),
  rule("figures that can be hidden", checkFigures),
  rule("file sizes", checkSizes),
  rule("links in documents", checkDocLinks),
  rule("packages and licences", checkSupplyChain),
  rule("secrets", secretProblems),
  rule("statements of migrations", checkMigrations),
  program("types of the tables", "node", "tools/write-tables.ts", "--check"),
  program("coverage of the content", "node", "tools/content-report.ts", "--check"),
  program("API description", "node", "tools/write-openapi.ts", "--lint"),
];

/** Two at a time: the programs are the slow ones, and the machines that run this have two cores. */
async function runAll(): Promise<number> {
  let failed = 0;
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const problems = await check.problems();
      console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${check.name}`);
      for (const problem of problems) console.log(problem);
      if (problems.length > 0) failed += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

process.exitCode = (await runAll()) === 0 ? 0 : 1;
