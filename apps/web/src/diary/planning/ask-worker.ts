import type { PlanCandidates } from "@plateful/contract";
import { currentToken, onSessionChange } from "../../lib/device/session.ts";
import type { PlannerQuestion, PlannerReplies, PlannerRequest, PlannerResponse } from "./planner-messages.ts";

/** A day of seven meals takes some 20 ms; whoever has not answered by now will not. */
const MAX_MS = 8_000;

type Reply = PlannerReplies[keyof PlannerReplies];

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** One worker with the candidates that it was given. */
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  readonly candidates: PlanCandidates;
  readonly loaded: Promise<PlannerReplies["load"]>;
}

let thread: Thread | null = null;
let lastId = 0;

/** Ends the worker; whoever waits for it is told. The next question starts another one. */
function endWorker(reason: string): void {
  const ended = thread;
  thread = null;
  ended?.worker.terminate();
  for (const { reject } of ended?.waiting.values() ?? []) reject(new Error(reason));
}

// What the worker knows is about one person, and leaves with them.
onSessionChange(() => {
  if (currentToken() === null) endWorker("The person has left.");
});

function ask<Kind extends keyof PlannerReplies>(
  { worker, waiting }: Pick<Thread, "worker" | "waiting">,
  question: Extract<PlannerQuestion, { kind: Kind }>,
): Promise<PlannerReplies[Kind]> {
  lastId += 1;
  const id = lastId;
  const timer = setTimeout(() => endWorker("The planner took too long."), MAX_MS);
  const answered = new Promise<Reply>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, question } satisfies PlannerRequest);
  });
  return answered.finally(() => {
    clearTimeout(timer);
    waiting.delete(id);
  }) as Promise<PlannerReplies[Kind]>;
}

function startWorker(candidates: PlanCandidates): Thread {
  const worker = new Worker(new URL("./planner-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  worker.addEventListener("message", ({ data }: MessageEvent<PlannerResponse>) => {
    const asked = waiting.get(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.reply);
  });
  worker.addEventListener("error", () => endWorker("The planner could not be started."));
  return { worker, waiting, candidates, loaded: ask({ worker, waiting }, { kind: "load", candidates }) };
}

/**
 * Asks the planner in the worker, which is started with the first question and again for other candidates.
 * `plansAlike` is false when the server plans by other prices than this version of the app.
 * @throws Error when the worker fails, takes too long or the person leaves meanwhile.
 */
export async function askWorker<Kind extends Exclude<keyof PlannerReplies, "load">>(
  candidates: PlanCandidates,
  question: Extract<PlannerQuestion, { kind: Kind }>,
): Promise<{ readonly reply: PlannerReplies[Kind]; readonly plansAlike: boolean }> {
  if (thread?.candidates !== candidates) {
    endWorker("Other candidates have come.");
    thread = startWorker(candidates);
  }
  const asked = thread;
  const { plansAlike } = await asked.loaded;
  return { reply: await ask<Kind>(asked, question), plansAlike };
}
