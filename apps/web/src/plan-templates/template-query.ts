import { findPlanShares, findTemplateUses, listPlanTemplates, previewPlanTemplate } from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CLIENTS } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";

/** Every reading of templates starts with this key; it goes with the clients, whose plans they count and show. */
export const TEMPLATES = [CLIENTS, "plan-templates"] as const;

export const templatesQuery = queryOptions({
  queryKey: [...TEMPLATES, "list"],
  queryFn: ({ signal }) => call(listPlanTemplates, { signal }),
});

/** What a template would change for every client, or for one. The version makes the numbers follow a changed template. */
export const previewQuery = (template: { id: number; version: number }, client: number | undefined) =>
  queryOptions({
    queryKey: [...TEMPLATES, "preview", template.id, template.version, client ?? "all"],
    queryFn: ({ signal }) =>
      call(previewPlanTemplate, { params: { id: String(template.id) }, query: { client }, signal }),
    placeholderData: keepPreviousData,
  });

export const usesQuery = queryOptions({
  queryKey: [...TEMPLATES, "uses"],
  queryFn: async ({ signal }) => (await call(findTemplateUses, { signal })).uses,
});

export const sharesQuery = (client: number) =>
  queryOptions({
    queryKey: [...TEMPLATES, "shares", client],
    queryFn: async ({ signal }) =>
      (await call(findPlanShares, { params: { id: String(client) }, signal })).shares,
    gcTime: 0,
  });
