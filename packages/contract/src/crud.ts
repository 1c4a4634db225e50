import type { StoringKind } from "@plateful/access";
import { z } from "zod/mini";
import { type Access, endpoint, type Feature, type Schema } from "./endpoint.ts";
import { idInPath, pageOf, pageQuery } from "./fields.ts";
import type { ProblemCode } from "./problems.ts";

type Shape = Readonly<Record<string, Schema>>;

interface CrudDefinition<
  Full extends Schema,
  Create extends Schema,
  Patch extends Schema,
  Filters extends Shape,
> {
  /** Singular noun of the entity in kebab-case: `calendar-day` gives `list-calendar-days`, `get-calendar-day` … */
  readonly noun: string;
  readonly plural?: string;
  readonly feature: Feature;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly access: Access;
  readonly consent?: readonly StoringKind[];
  readonly consentOf?: (body: unknown) => readonly StoringKind[];
  readonly what: string;
  readonly entity: Full;
  readonly create: Create;
  readonly patch: Patch;
  readonly filters: Filters;
  readonly errors?: readonly ProblemCode[];
  /** What creating alone can be refused with: what the new one belongs to is not there. */
  readonly createErrors?: readonly ProblemCode[];
  /** Set when creating what already exists answers the existing row instead of a refusal. */
  readonly repeatStatus?: 200;
  /** Set when the entity has a `version`: replacing, changing and deleting it then honour `If-Match` (api.md 1.8). */
  readonly isVersioned?: boolean;
}

/**
 * The six calls of the full CRUD pattern (ledger DATA-024): list, create, get, replace, change and delete.
 * PUT takes the same body as create; PATCH any subset of `patch`.
 */
export function crud<F extends Schema, C extends Schema, P extends Schema, Q extends Shape>(
  definition: CrudDefinition<F, C, P, Q>,
) {
  const { noun, feature, path, access, what, entity, create, patch, consentOf } = definition;
  const { plural = `${noun}s`, aliases = [], errors = [], consent = [] } = definition;
  const shared = { feature, access, consent, ...(consentOf === undefined ? {} : { consentOf }) };
  const one = {
    ...shared,
    path: `${path}{id}/`,
    aliases: aliases.map((alias) => `${alias}{id}/`),
    params: idInPath,
  };
  const many = { ...shared, path, aliases, errors };
  const current = definition.isVersioned === true ? entity : undefined;
  return {
    list: endpoint({
      ...many,
      name: `list-${plural}`,
      method: "GET",
      summary: `List ${what}`,
      query: z.object({ ...pageQuery, ...definition.filters }),
      answer: pageOf(entity),
    }),
    create: endpoint({
      ...many,
      name: `create-${noun}`,
      method: "POST",
      summary: `Create ${what}`,
      errors: [...errors, ...(definition.createErrors ?? [])],
      repeatStatus: definition.repeatStatus,
      body: create,
      answer: entity,
    }),
    get: endpoint({
      ...one,
      name: `get-${noun}`,
      method: "GET",
      summary: `Read ${what}`,
      errors: ["not_found"],
      answer: entity,
    }),
    replace: endpoint({
      ...one,
      name: `replace-${noun}`,
      method: "PUT",
      summary: `Replace ${what}`,
      body: create,
      current,
      errors: ["not_found", ...errors],
      answer: entity,
    }),
    change: endpoint({
      ...one,
      name: `change-${noun}`,
      method: "PATCH",
      summary: `Change ${what}`,
      body: patch,
      current,
      errors: ["not_found", ...errors],
      answer: entity,
    }),
    remove: endpoint({
      ...one,
      name: `delete-${noun}`,
      method: "DELETE",
      summary: `Delete ${what}`,
      current,
      errors: ["not_found", ...errors],
    }),
  } as const;
}
