import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idInPath, looseText, text } from "../fields.ts";
import { brand, organisation } from "./organisation.ts";

const visible = { feature: "organisations", method: "GET", access: { who: "anyone" } } as const;

export const getDefaultBrand = endpoint({
  ...visible,
  name: "get-default-brand",
  path: "brand/",
  summary: "Read the brand of the main site",
  answer: brand,
});

export const getBrand = endpoint({
  ...visible,
  name: "get-brand",
  path: "brand/{subdomain}/",
  summary: "Read the brand of one organisation's site",
  params: z.object({ subdomain: looseText(63) }),
  errors: ["not_found"],
  answer: brand,
});

export const findOrganisationsBySubdomain = endpoint({
  ...visible,
  name: "find-organisations-by-subdomain",
  path: "users/organisations-by-subdomain/",
  summary: "Find the organisation behind a subdomain: a list of no or one brand",
  query: z.object({ subdomain: text(63) }),
  answer: z.array(brand),
});

export const getOrganisation = endpoint({
  feature: "organisations",
  method: "GET",
  name: "get-organisation",
  path: "users/organisation/{id}/",
  summary: "Read the organisation that the caller belongs to",
  access: { who: "user" },
  params: idInPath,
  errors: ["not_found"],
  answer: organisation,
});
