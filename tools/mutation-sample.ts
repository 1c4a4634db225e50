/**
 * `npm run mutation-sample -- <package> [<count> [<seed>]]`: puts small faults into a pure package, one at a time and on a copy,
 * and tells which of them no test of the package notices. Not a part of `npm test`.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutantsOf, sampleOf } from "./house-figures/mutants.ts";
import { projectFiles, ROOT, run } from "./run.ts";

const [name = "nutrition", ...numbers] = process.argv.slice(2);
const [count = 30, seed = 1] = numbers.map(Number);

/** Lists of numbers and words are checked by their own tests, and types do nothing. */
const isRule = (file: string) =>
  file.endsWith(".ts") && !/\.test\.ts$|\/test\/|vocabulary|vectors|-data\.ts$|index\.ts$/.test(file);

function copyOfPackages(): string {
  const copy = mkdtempSync(join(tmpdir(), "plateful-mutants-"));
  for (const part of ["packages", "tools", "content", "package.json", "vitest.config.ts"])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, "node_modules/@plateful"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@plateful") symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@plateful", name));
  symlinkSync(join(copy, "content"), join(copy, "node_modules/@plateful/content"));
  return copy;
}

const copy = copyOfPackages();
try {
  const files = projectFiles(".ts").filter(
    (file) => file.startsWith(`packages/${name}/src/`) && isRule(file),
  );
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), "utf8")));
  const sample = sampleOf(all, count, seed);
  let killed = 0;
  for (const { file, line, fault, text } of sample) {
    writeFileSync(join(copy, file), text);
    const tests = ["vitest", "run", "--project", "pure", "--bail", "1", "--testTimeout", "20000"];
    const { code } = await run("npx", [...tests, `packages/${name}/`], {}, copy);
    writeFileSync(join(copy, file), readFileSync(join(ROOT, file)));
    if (code === 0) console.log(`survived  ${file}:${line}  ${fault}`);
    else killed += 1;
  }
  console.log(`${name}: ${killed} of ${sample.length} killed (of ${all.length} possible; seed ${seed})`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
