/** The load of a soak and of E2: people who call at a rate, and a tally of what became of their calls. */
import type { ServerProcess } from "./server-process.ts";
import { type Served, type SoakCall, send } from "./soak-client.ts";
import { drawCall, NUMBERED } from "./soak-mix.ts";
import type { SoakPerson } from "./soak-people.ts";
import type { AcknowledgedWrite } from "./soak-verify.ts";

const CAPACITY_MS = 20_000;
const CAPACITY_PARALLEL = 24;
/** Healthy servers may still be told of a moment's overload. */
const MAX_REFUSED_SHARE = 0.01;
const TICK_MS = 10;
/** Nobody makes more calls at once, however long the answers take. */
const MAX_PER_PERSON = 2;

/** Where calls are sent: a server, or what stands in front of several. */
type Target = Pick<ServerProcess, "base">;

const urlsOf = (servers: readonly Target[]) => servers.map(({ base }) => base);

/** Calls a second that the servers answer when as many are always under way. */
export async function measureCapacity(
  servers: readonly Target[],
  people: readonly SoakPerson[],
): Promise<number> {
  const begin = performance.now();
  let answered = 0;
  let refused = 0;
  const worker = async (first: number) => {
    for (let at = first; performance.now() - begin < CAPACITY_MS; at += CAPACITY_PARALLEL) {
      const person = people[at % people.length];
      if (person === undefined) return;
      const { isServed } = await send(urlsOf(servers), at, drawCall(person));
      if (isServed) answered += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_PARALLEL }, (_, index) => worker(index)));
  if (refused > answered * MAX_REFUSED_SHARE)
    throw new Error(`${refused} calls were refused by healthy servers, ${answered} were answered.`);
  return (answered * 1000) / (performance.now() - begin);
}

/** Everything that was sent and what came of it. */
export class Tally {
  readonly acknowledged: AcknowledgedWrite[] = [];
  readonly unserved: Record<string, number> = {};
  readonly times: number[] = [];
  /** Tries that were not served: what was asked, the status or 0, and when, in milliseconds of this process. */
  readonly failures: { readonly name: string; readonly status: number; readonly at: number }[] = [];
  calls = 0;
  served = 0;
  firstTry = 0;
  /** Calls that were due while the person still waited for the answers of the ones before. */
  heldBack = 0;

  add(person: SoakPerson, call: SoakCall, outcome: Served): void {
    this.calls += 1;
    this.times.push(outcome.ms);
    this.failures.push(...outcome.failures.map((failure) => ({ name: call.name, ...failure })));
    if (!outcome.isServed) {
      const name = `${call.name} ${outcome.status}`;
      this.unserved[name] = (this.unserved[name] ?? 0) + 1;
      return;
    }
    this.served += 1;
    if (outcome.tries === 1) this.firstTry += 1;
    const { email } = person;
    const sent = call.body as { kcal?: number; value?: number } | undefined;
    if (call.name === NUMBERED.quickAdd)
      this.acknowledged.push({ email, kind: NUMBERED.quickAdd, value: sent?.kcal ?? 0 });
    if (call.name === NUMBERED.weight)
      this.acknowledged.push({ email, kind: NUMBERED.weight, value: sent?.value ?? 0 });
  }
}

/** Sends calls at a fixed rate until told to stop; then waits for the last ones. */
export function startLoad(
  servers: readonly Target[],
  people: readonly SoakPerson[],
  rate: number,
  tally: Tally,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const waiting = new Map<SoakPerson, number>();
  const begin = performance.now();
  let sent = 0;
  const sendOne = (person: SoakPerson) => {
    const before = waiting.get(person) ?? 0;
    if (before >= MAX_PER_PERSON) {
      tally.heldBack += 1;
      return;
    }
    waiting.set(person, before + 1);
    const call = drawCall(person);
    const done = send(urlsOf(servers), sent, call).then((outcome) => {
      waiting.set(person, (waiting.get(person) ?? 1) - 1);
      tally.add(person, call, outcome);
    });
    underWay.add(done);
    void done.finally(() => underWay.delete(done));
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begin) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const person = people[sent % people.length];
      if (person !== undefined) sendOne(person);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
}
