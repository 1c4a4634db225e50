/**
 * The contract as a build loads it. A page needs the name and the address of a call at once, and the schema of its answer
 * only where the server speaks another version of the contract (decision 0075). So calls are put in as plain objects, and
 * `@plateful/contract/checked` keeps its schemas in modules of its own, which are loaded on demand.
 */
import { pathToFileURL } from "node:url";
import { type Endpoint, endpoints, fingerprint } from "@plateful/contract";
import type { Plugin } from "vite";

const MODULE = /\/packages\/contract\/src\/.*\.ts$/;
const CHECKED = "?checked";
/** The schemas of a module, which would otherwise come with its calls, because a module is in one file of the build. */
const SHAPES = "?shapes";

const isCall = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** What is put in for a schema: whether there is one matters, for example whether a call answers at all. */
const isThere = (schema: unknown): true | undefined => (schema === undefined ? undefined : true);

/** What `lib/call.ts` reads of a call. */
const wireOf = ({ name, method, path, file, params, answer, current }: Endpoint) => ({
  ...{ name, method, path, file },
  ...{ params: isThere(params), answer: isThere(answer), current: isThere(current) },
});

/** A call, or calls by their names, as they stand in the build; undefined for everything else that a module exports. */
function wireForm(value: unknown): unknown {
  if (isCall(value)) return wireOf(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const parts = Object.entries(value as Record<string, unknown>);
  const calls = parts.flatMap(([name, part]) => (isCall(part) ? [[name, wireOf(part)]] : []));
  return calls.length > 0 && calls.length === parts.length ? Object.fromEntries(calls) : undefined;
}

interface Node {
  readonly start: number;
  readonly end: number;
}
interface Pattern extends Node {
  readonly type: string;
  readonly name?: string;
  readonly properties?: readonly { readonly value: { readonly name: string } }[];
}
interface Declarator extends Node {
  readonly id: Pattern;
  readonly init: (Node & { readonly type: string }) | null;
}
interface Declaration extends Node {
  readonly type: string;
  readonly declarations?: readonly Declarator[];
}
interface Statement extends Declaration {
  readonly declaration?: Declaration | null;
}

/** What is written of a module: its shapes, or everything but them, with calls as what it exports them as. */
type Pick = "shapes" | Readonly<Record<string, unknown>>;

const namesIn = ({ id }: Declarator): readonly string[] =>
  id.type === "Identifier" ? [id.name ?? ""] : (id.properties ?? []).map(({ value }) => value.name);

/** The same declaration as plain objects, when all that it declares are calls; else null. */
function asPlainCalls(declarators: readonly Declarator[], exported: Exclude<Pick, "shapes">): string | null {
  const parts = declarators.flatMap(namesIn).map((name) => [name, wireForm(exported[name])] as const);
  if (parts.some(([, form]) => form === undefined)) return null;
  return parts.map(([name, form]) => `export const ${name} = ${JSON.stringify(form)};`).join("\n");
}

const textOf = (code: string, { start, end }: Node) => code.slice(start, end);

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression"]);
/** A schema is made by calls, of which a bundler cannot tell that nothing is lost when nobody asks for what they give. */
const makes = (init: Declarator["init"], code: string): init is NonNullable<Declarator["init"]> =>
  init !== null && !FUNCTIONS.has(init.type) && textOf(code, init).includes("(");
/** A schema, or a function that gives one. */
const isShape = ({ init }: Declarator, code: string): boolean =>
  init !== null && (makes(init, code) || /\bz\./.test(textOf(code, init)));

type Change = readonly [start: number, end: number, text: string];

function changesOf(statement: Statement, code: string, pick: Pick): readonly Change[] {
  const isExport = statement.type === "ExportNamedDeclaration";
  const { type, declarations = [] } = (isExport ? statement.declaration : statement) ?? statement;
  if (type !== "VariableDeclaration") return [];
  const calls = isExport && pick !== "shapes" ? asPlainCalls(declarations, pick) : null;
  if (calls !== null) return [[statement.start, statement.end, calls]];
  if (isExport && pick !== "shapes" && declarations.every((each) => isShape(each, code)))
    return [[statement.start, statement.end, ""]];
  return declarations.flatMap(({ init }): readonly Change[] =>
    makes(init, code) ? [[init.start, init.end, `/* @__PURE__ */ (() => (${textOf(code, init)}))()`]] : [],
  );
}

function write(body: readonly Statement[], code: string, pick: Pick): string {
  let written = code;
  for (const [start, end, text] of body.flatMap((statement) => changesOf(statement, code, pick)).toReversed())
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}

export const CONTRACT: string = fingerprint(endpoints);

/** Gives the checked contract modules of its own; before Vite resolves them like the others. */
const checkedContract: Plugin = {
  name: "plateful-checked-contract",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source.endsWith(SHAPES)) return { id: source, moduleSideEffects: false };
    const isChecked = source === "@plateful/contract/checked" || importer?.endsWith(CHECKED) === true;
    if (!isChecked) return null;
    const found = await this.resolve(source, importer?.replace(CHECKED, ""), { skipSelf: true });
    return found !== null && MODULE.test(found.id) ? found.id + CHECKED : found;
  },
};

const plainCalls: Plugin = {
  name: "plateful-plain-calls",
  apply: "build",
  async transform(code, id) {
    const isShapes = id.endsWith(SHAPES);
    if (!isShapes && !MODULE.test(id)) return null;
    const { body } = this.parse(code) as unknown as { readonly body: readonly Statement[] };
    if (isShapes) return { code: write(body, code, "shapes"), map: null };
    const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
    const written = write(body, code, exported);
    if (written === code) return null;
    return { code: `export * from ${JSON.stringify(id + SHAPES)};\n${written}`, map: null };
  },
};

export const contractCalls: Plugin[] = [checkedContract, plainCalls];
