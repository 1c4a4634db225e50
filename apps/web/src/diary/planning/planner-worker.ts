/**
 * The planner in a thread of its own: answers swaps and re-balances from the candidates that the app holds, so that
 * neither a network nor the page's own thread is needed (ledger PLAN-113).
 */
import { DEFAULT_WEIGHTS, PRODUCT_WEIGHTS } from "@plateful/planning";
import { workerSide } from "../../lib/device/worker-side.ts";
import {
  type HeldPlanner,
  offersByCandidates,
  openPlanner,
  planByCandidates,
  swapsByCandidates,
} from "./plan-by-candidates.ts";
import type { PlannerQuestion, PlannerReplies, PlannerRequest, PlannerResponse } from "./planner-messages.ts";

const page = workerSide<PlannerRequest, PlannerResponse>();

let planner: HeldPlanner | null = null;

/** The name that the server gives to these prices. */
async function weightsVersion(): Promise<string> {
  const text = JSON.stringify({ ...DEFAULT_WEIGHTS, ...PRODUCT_WEIGHTS });
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, 16);
}

async function replyTo(question: PlannerQuestion): Promise<PlannerReplies[keyof PlannerReplies]> {
  if (question.kind === "load") {
    planner = openPlanner(question.candidates);
    return { plansAlike: (await weightsVersion()) === question.candidates.weights };
  }
  if (planner === null) throw new Error("No candidates were loaded.");
  if (question.kind === "plan") return planByCandidates(planner, question.wanted, question.seed);
  if (question.kind === "swaps") return swapsByCandidates(planner, question.day, question.itemId);
  return offersByCandidates(planner, question.day);
}

page.addEventListener("message", ({ data: { id, question } }) => {
  replyTo(question).then(
    (reply) => page.postMessage({ id, reply }),
    (error: unknown) => page.postMessage({ id, failure: String(error) }),
  );
});
