import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { applyPlanTemplate } from "./apply-plan-template.ts";
import { findPlanShares } from "./find-plan-shares.ts";
import { findTemplateUses } from "./find-template-uses.ts";
import {
  changePlanTemplate,
  createPlanTemplate,
  listPlanTemplates,
  removePlanTemplate,
  versionedTemplate,
} from "./keep-plan-template.ts";
import { previewPlanTemplate } from "./preview-plan-template.ts";
import { undoPlanTemplate } from "./undo-plan-template.ts";

/** Ways of planning that a coach keeps, and applies to one client or many. */
export const planTemplateRoutes: readonly Route[] = [
  route(contract.listPlanTemplates, listPlanTemplates),
  route(contract.createPlanTemplate, createPlanTemplate),
  route(contract.findTemplateUses, findTemplateUses),
  route(contract.findPlanShares, findPlanShares),
  route(contract.changePlanTemplate, changePlanTemplate, { versioned: versionedTemplate }),
  route(contract.removePlanTemplate, removePlanTemplate),
  route(contract.previewPlanTemplate, previewPlanTemplate),
  route(contract.applyPlanTemplate, applyPlanTemplate),
  route(contract.undoPlanTemplate, undoPlanTemplate),
];
