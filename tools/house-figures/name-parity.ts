export interface Parity {
  readonly name: string;
  /** The server exports a function of this name. */
  readonly handler: boolean;
  /** A test of the server names the call, or its address. */
  readonly test: boolean;
  /** The web app names the call. */
  readonly web: boolean;
}

const camelOf = (name: string) =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export interface NamedCall {
  readonly name: string;
  readonly path: string;
}

/** For each call whether `git grep` finds its handler, its test and its use on the web under the name of its contract. */
export function parityOf(calls: readonly NamedCall[], sources: ReadonlyMap<string, string>): Parity[] {
  const textOf = (pattern: RegExp, isTest: boolean) =>
    [...sources]
      .filter(([file]) => pattern.test(file) && /\.test\.tsx?$|\/test\//.test(file) === isTest)
      .map(([, text]) => text)
      .join("\n");
  const server = textOf(/^apps\/server\//, false);
  const tests = textOf(/^apps\/server\//, true);
  const web = textOf(/^apps\/web\/src\//, false);
  return calls.map(({ name, path }) => {
    const camel = camelOf(name);
    const [start = ""] = path.split("{");
    return {
      name,
      handler: new RegExp(`export (?:async function|function|const) ${camel}\\b`).test(server),
      test: new RegExp(`\\b${camel}\\b|\\b${name}\\b`).test(tests) || tests.includes(start),
      web: new RegExp(`\\b${camel}\\b`).test(web),
    };
  });
}
