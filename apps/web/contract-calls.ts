/**
 * The contract as a build loads it. A page needs the names and addresses of calls at once, and schemas only where the server has
 * another version of the contract (decision 0075). A bundler keeps a module whole, so each module of the contract becomes two:
 * what is plain data, calls included, which is written down as such; and what is left, schemas above all, which forms import.
 * `@plateful/contract/checked` has modules of its own, which are loaded on demand.
 */
import { pathToFileURL } from "node:url";
import { type Endpoint, endpoints, fingerprint } from "@plateful/contract";
import type { Plugin } from "vite";

const MODULE = /\/packages\/contract\/src\/.*\.ts$/;
const INDEX = /\/packages\/contract\/src\/index\.ts$/;
const CHECKED = "?checked";
const PLAIN = "?plain";

export const CONTRACT: string = fingerprint(endpoints);

const isCall = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** What is put in for a schema: whether there is one matters, for example whether a call answers at all. */
const isThere = (schema: unknown): true | undefined => (schema === undefined ? undefined : true);

/** What `lib/server/call.ts` reads of a call. */
const wireOf = ({ name, method, path, file, params, answer, current }: Endpoint) => ({
  ...{ name, method, path, file },
  ...{ params: isThere(params), answer: isThere(answer), current: isThere(current) },
});

/** Whether JSON holds all of a value: no schema, function, set or the like. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return ["string", "boolean"].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

/** The plain form of what a module exports; undefined for what has none, and for lists of calls, which no page needs. */
function plainForm(value: unknown): unknown {
  if (isCall(value)) return wireOf(value);
  if (isData(value)) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const parts = Object.entries(value as Record<string, unknown>);
  const calls = parts.flatMap(([name, part]) => (isCall(part) ? [[name, wireOf(part)]] : []));
  return calls.length > 0 && calls.length === parts.length ? Object.fromEntries(calls) : undefined;
}

/** The names of a module's exports that have a plain form, with this form as JSON. */
async function plainExports(id: string): Promise<ReadonlyMap<string, string>> {
  const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
  const forms = Object.entries(exported).map(([name, value]) => [name, plainForm(value)] as const);
  return new Map(forms.flatMap(([name, form]) => (form === undefined ? [] : [[name, JSON.stringify(form)]])));
}

interface Node {
  readonly start: number;
  readonly end: number;
}
interface Declarator extends Node {
  readonly init: (Node & { readonly type: string }) | null;
}
interface Declaration extends Node {
  readonly type: string;
  readonly declarations?: readonly Declarator[];
}
interface Statement extends Declaration {
  readonly declaration?: Declaration | null;
}

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression"]);
/** A schema is made by calls, of which a bundler cannot tell that nothing is lost when nobody asks for what they give. */
const makes = (init: Declarator["init"], code: string): init is NonNullable<Declarator["init"]> =>
  init !== null && !FUNCTIONS.has(init.type) && code.slice(init.start, init.end).includes("(");

type Change = readonly [start: number, end: number, text: string];

/** Marks what a declaration makes as pure. */
function changesOf(statement: Statement, code: string): readonly Change[] {
  const { type, declarations = [] } = statement.declaration ?? statement;
  if (type !== "VariableDeclaration") return [];
  return declarations.flatMap(({ init }): readonly Change[] =>
    makes(init, code)
      ? [[init.start, init.end, `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`]]
      : [],
  );
}

/** Gives the checked contract modules of its own, before Vite resolves them like the others; and plain data, too. */
const contractModules: Plugin = {
  name: "plateful-contract-modules",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source.endsWith(PLAIN)) return { id: source, moduleSideEffects: false };
    const isChecked = source === "@plateful/contract/checked" || importer?.endsWith(CHECKED) === true;
    if (!isChecked) return null;
    const found = await this.resolve(source, importer?.replace(CHECKED, ""), { skipSelf: true });
    return found !== null && MODULE.test(found.id) ? found.id + CHECKED : found;
  },
  async load(id) {
    if (!id.endsWith(PLAIN)) return null;
    const parts = [...(await plainExports(id.slice(0, -PLAIN.length)))];
    return parts.map(([name, form]) => `export const ${name} = ${form};`).join("\n");
  },
};

const REEXPORT = /export \* from "\.(\/[^"]+)";?/g;

/** Takes plain data from the modules that hold nothing else; what is named goes before what a star gives. */
async function splitIndex(code: string, folder: string): Promise<string> {
  const names = new Map<string, string>();
  for (const [, path = ""] of code.matchAll(REEXPORT))
    names.set(path, [...(await plainExports(folder + path)).keys()].join(", "));
  return code.replaceAll(REEXPORT, (whole, path: string) => {
    const plain = `export { ${names.get(path)} } from ${JSON.stringify(folder + path + PLAIN)};`;
    return names.get(path) === "" ? whole : `${plain}\n${whole}`;
  });
}

function withPureParts(body: readonly Statement[], code: string): string {
  let written = code;
  for (const [start, end, text] of body.flatMap((statement) => changesOf(statement, code)).toReversed())
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}

const splitModules: Plugin = {
  name: "plateful-split-contract",
  apply: "build",
  async transform(code, id) {
    if (!MODULE.test(id)) return null;
    if (INDEX.test(id)) return { code: await splitIndex(code, id.slice(0, id.lastIndexOf("/"))), map: null };
    const { body } = this.parse(code) as unknown as { readonly body: readonly Statement[] };
    return { code: withPureParts(body, code), map: null };
  },
};

export const contractCalls: Plugin[] = [contractModules, splitModules];
