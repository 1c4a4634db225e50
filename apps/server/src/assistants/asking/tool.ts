import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  TOKEN_SCOPES,
  type TokenScope,
  tokenRuleOf,
} from "@plateful/contract";
import { z } from "zod/mini";
import type { Confirmations } from "./confirmations.ts";

/** What stands in an address is text, also where it is a number. */
type InAddress<T> = { readonly [Key in keyof T]: T[Key] | number };

/** What a call of the API is given. */
export interface CallInput<E> {
  readonly params?: InAddress<ParamsOf<E>>;
  readonly query?: InAddress<QueryOf<E>>;
  readonly body?: BodyOf<E>;
}

/** What a tool works with: the calls of the API, in the name of the person whose token it is. */
export interface Asking {
  /** The person's date. */
  readonly today: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly confirmations: Confirmations;
  /** Whether the token opens a call. */
  readonly may: (call: Endpoint) => boolean;
  /** @throws Refused what the call was refused for. */
  readonly ask: <E extends Endpoint>(call: E, input?: CallInput<E>) => Promise<AnswerOf<E>>;
}

/** The same for people and for programs: each holds everything that is needed to go on. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Arguments = z.core.$ZodObject;

export interface Tool<S extends Arguments = Arguments> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: S;
  /** Calls that it cannot do without: their scopes are those of the tool. */
  readonly calls: readonly Endpoint[];
  /** Calls that it makes if the token opens them. */
  readonly extra?: readonly Endpoint[];
  readonly kind: "reads" | "adds" | "sets" | "replaces";
  /** What fields of its calls are called in its arguments. */
  readonly names?: Readonly<Record<string, string>>;
  readonly run: (input: z.output<S>, on: Asking) => Promise<ToolAnswer>;
}

/** Keeps the type of the arguments while a tool is written down. */
export const tool = <S extends Arguments>(written: Tool<S>): Tool => written as unknown as Tool;

/** The scopes without which a tool is not offered, in the order of the list. */
export function scopesOf({ calls }: Pick<Tool, "calls">): readonly TokenScope[] {
  const rules = new Set<string>(calls.map(({ name }) => tokenRuleOf(name)));
  return TOKEN_SCOPES.filter((scope) => rules.has(scope));
}

/** Says of an argument what it means and in which unit it is. */
export const say = <S extends z.core.$ZodType>(schema: S, description: string): S => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

const LARGEST_ID = 2_147_483_647;

/** The number by which an earlier answer named something. */
export const idArgument = (description: string) =>
  say(z.int().check(z.gte(1), z.lte(LARGEST_ID)), description);

/** Only arguments that a tool knows: one that is misspelt would be left out without a word. */
export const args = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape);

/** The argument by which someone says yes to what a first call told. */
export const confirm = () =>
  z.optional(
    say(
      z.string().check(z.maxLength(100)),
      "The value from the first answer. Leave it out at first; send it once the person agreed to what that answer says.",
    ),
  );

/** The answer of a first call: nothing has happened yet. */
export const asksFirst = (text: string, data: ToolAnswer["data"], value: string): ToolAnswer => ({
  text: `${text}\nNothing has changed yet. If the person agrees, call again within 10 minutes with confirm: ${value}`,
  data: { ...data, needs_confirmation: true, confirm: value },
});
