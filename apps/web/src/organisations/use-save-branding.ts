import { type BodyOf, changeOrganisation, createOrganisation, type Organisation } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { saveOver } from "../lib/server/version-conflict.ts";
import type { BrandChanges, BrandDraft } from "./branding-form.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

type Words = ReturnType<typeof useOwnPracticePhrases>["branding"];

/** The parts of a form; what is cleared cannot be said in one. */
const partsOf = (changes: Readonly<Record<string, unknown>>): Record<string, string | Blob> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      (entry): entry is [string, string | Blob] => typeof entry[1] === "string" || entry[1] instanceof Blob,
    ),
  );

/** Changes that a form with a file cannot carry go after it, on top of the version that it made. */
async function send(id: number, changes: BrandChanges, version: number): Promise<Organisation> {
  const params = { id: String(id) };
  const { logo, ...rest } = changes;
  if (!(logo instanceof File))
    return call(changeOrganisation, { params, body: changes as BodyOf<typeof changeOrganisation>, version });
  const form = partsOf({ ...rest, logo });
  const changed = await call(changeOrganisation, { params, form, version });
  const left = Object.entries(rest).filter(([key]) => !(key in form));
  if (left.length === 0) return changed;
  return call(changeOrganisation, { params, body: Object.fromEntries(left), version: changed.version });
}

/** A stored logo has a name that nobody gave it. */
function textOf(key: string, value: unknown, words: Words): string {
  if (value instanceof File) return value.name;
  if (value === null || value === "") return "–";
  return key === "logo" ? words.savedLogo : String(value);
}

function changeOver(organisation: Organisation, changes: BrandChanges, words: Words): Promise<Organisation> {
  const labels: Readonly<Record<string, string>> = {
    name: words.name,
    primary_colour: words.colour,
    logo: words.logo,
    logo_visible: words.showLogo,
    support_url: words.support,
  };
  return saveOver({
    base: organisation,
    changes,
    send: (left, version) => send(organisation.id, left, version),
    label: (key) => labels[key] ?? key,
    text: (key, value) => textOf(key, value, words),
    unchanged: (current) => current,
  });
}

/** Makes the organisation of a coach who has none; the logo goes in the same call (ledger ORG-008). */
function create(draft: BrandDraft, idempotencyKey: string): Promise<Organisation> {
  const { name, colour, file, subdomain } = draft;
  const body = { name: name.trim(), primary_colour: colour };
  const address = subdomain.trim() === "" ? {} : { subdomain: subdomain.trim() };
  return file === null
    ? call(createOrganisation, { body: { ...body, ...address }, idempotencyKey })
    : call(createOrganisation, { form: { ...body, ...address, logo: file }, idempotencyKey });
}

interface Saving {
  /** What the draft was made from; null where there is no organisation yet. */
  readonly base: Organisation | null;
  readonly draft: BrandDraft;
  readonly changes: BrandChanges;
}

/** Saves the brand: makes the organisation when there is none, else changes it (ledger ORG-008). */
export function useSaveBranding() {
  const queryClient = useQueryClient();
  const words = useOwnPracticePhrases().branding;
  const { keyFor } = useIntentKey();
  return useMutation({
    mutationFn: ({ base, draft, changes }: Saving) => {
      if (base !== null) return changeOver(base, changes, words);
      const { file } = draft;
      return create(draft, keyFor({ ...draft, file: [file?.name, file?.size, file?.lastModified] }));
    },
    onSuccess: (organisation) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, organisation });
      return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    meta: { silent: true },
  });
}
