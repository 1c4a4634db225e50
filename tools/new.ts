/** `npm run new -- endpoint <feature> <verb-phrase>` or `npm run new -- screen <feature> <NameScreen>`. */
import { makeNew } from "./new/make-new.ts";
import { ROOT, run } from "./run.ts";

const [kind, feature, name] = process.argv.slice(2);

try {
  const { files, edits, next } = makeNew(ROOT, kind, feature, name);
  const written = [...files, ...edits].map(({ path }) => path);
  const { code, output } = await run("biome", ["check", "--write", ...written]);
  if (code !== 0) console.error(output);
  console.log(
    [...files.map(({ path }) => `wrote ${path}`), ...edits.map(({ path }) => `listed in ${path}`)].join("\n"),
  );
  console.log(["\nStill to do by hand:", ...next].join("\n  "));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
