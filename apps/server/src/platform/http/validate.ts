import type { FieldError, Schema } from "@plateful/contract";
import { z } from "zod/mini";
import { type FieldProblem, InvalidFields } from "../base/problem.ts";

type Issue = z.core.$ZodIssue;

const TYPE_ERRORS: Readonly<Record<string, FieldError["code"]>> = {
  string: "text",
  number: "number",
  int: "integer",
  boolean: "boolean",
  array: "list",
  object: "object",
  file: "required",
  record: "object",
};

function typeError(issue: Issue & { code: "invalid_type" }): FieldError {
  if (issue.input === undefined) return { code: "required" };
  if (issue.input === null) return { code: "null" };
  const expected = issue.expected === "number" && "format" in issue ? "int" : issue.expected;
  return { code: TYPE_ERRORS[expected] ?? "object" } as FieldError;
}

function smallError(issue: Issue & { code: "too_small" }): FieldError {
  const limit = Number(issue.minimum);
  if (issue.origin === "string") return { code: "blank" };
  if (issue.origin === "array") return { code: "min_items", limit };
  return { code: issue.inclusive === false ? "more_than" : "min", limit };
}

function largeError(issue: Issue & { code: "too_big" }): FieldError {
  const limit = Number(issue.maximum);
  if (issue.origin === "string") return { code: "max_length", limit };
  if (issue.origin === "array") return { code: "max_items", limit };
  return { code: "max", limit };
}

/** A message that a schema of the contract gives is an error code; those of zod itself are sentences. */
const isCode = (message: string) => /^[a-z_]+$/.test(message);

function namedError(issue: Issue): FieldError {
  if (issue.message === "invalid_pk") return { code: "invalid_pk", id: Number(issue.input) };
  return { code: issue.message } as FieldError;
}

function choiceError(issue: Issue): FieldError {
  if (issue.input === undefined) return { code: "required" };
  if (issue.input === null) return { code: "null" };
  return {
    code: "choice",
    value:
      typeof issue.input === "string" ? issue.input.slice(0, 100) : JSON.stringify(issue.input).slice(0, 100),
  };
}

function toFieldError(issue: Issue): FieldError {
  if (isCode(issue.message)) return namedError(issue);
  switch (issue.code) {
    case "invalid_type":
      return typeError(issue);
    case "too_small":
      return smallError(issue);
    case "too_big":
      return largeError(issue);
    case "invalid_value":
    case "invalid_union":
      return choiceError(issue);
    default:
      return { code: "object" };
  }
}

function toProblem(issue: Issue): FieldProblem {
  return { path: issue.path.filter((key) => typeof key !== "symbol"), error: toFieldError(issue) };
}

const compiled = new WeakMap<Schema, Schema>();

/** The same schema with generated code in front of it: several times faster for what fits, and equal for what does not. */
function compile<S extends Schema>(schema: S): S {
  const known = compiled.get(schema);
  if (known !== undefined) return known as S;
  const fast = z.core.compile(schema);
  compiled.set(schema, fast);
  return fast as S;
}

/**
 * The input as the schema reads it: trimmed, completed with defaults, freed of unknown fields.
 * @throws InvalidFields with one problem for each thing that does not fit.
 */
export function parse<S extends Schema>(schema: S, input: unknown): z.output<S> {
  const result = z.safeParse(compile(schema), input, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidFields(result.error.issues.map(toProblem));
}
