import { type BodyOf, type Message, sendClientMessage, sendMessage } from "@plateful/contract";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "../lib/device/device-store.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { currentToken, onSessionChange, personOfDevice } from "../lib/device/session.ts";
import { call } from "../lib/server/call.ts";
import { CallError, plainMessages } from "../lib/server/call-error.ts";

const NAME = `${PERSONAL_PREFIX}kept-messages`;

/** A message that the server does not have yet. */
export interface KeptMessage {
  /** Sent along with every attempt, so that it is stored once (TALK-008). */
  readonly key: string;
  /** The client it goes to; null for one's own coach. */
  readonly clientId: number | null;
  readonly body: BodyOf<typeof sendMessage>;
  /** What is attached, as it is shown until then. */
  readonly recipe: Message["recipe"];
  readonly writtenAt: string;
  readonly state: "waiting" | "sending" | "failed";
  /** Why the server refused it, in its own words. */
  readonly reason: string | null;
}

let kept: readonly KeptMessage[] = [];
let owner: string | null = null;
let listeners: readonly (() => void)[] = [];
let flushing: Promise<readonly Message[]> | null = null;

function set(next: readonly KeptMessage[]): void {
  kept = next;
  owner = personOfDevice();
  if (next.length === 0) void forgetOnDevice(NAME);
  else void keepOnDevice(NAME, JSON.stringify(next));
  for (const listener of listeners) listener();
}

const change = (key: string, changes: Partial<KeptMessage>) =>
  set(kept.map((one) => (one.key === key ? { ...one, ...changes } : one)));

export const keptMessages = (): readonly KeptMessage[] => kept;

export function subscribeToKept(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

export const keepMessage = (message: Omit<KeptMessage, "state" | "reason">): void =>
  set([...kept, { ...message, state: "waiting", reason: null }]);

export const throwAwayMessage = (key: string): void => set(kept.filter((one) => one.key !== key));

export const tryMessageAgain = (key: string): void => change(key, { state: "waiting", reason: null });

/** What was written here before the page was loaded, on the same device by the same person. */
export async function loadKept(): Promise<void> {
  const text = await readOnDevice(NAME);
  if (text === null) return;
  try {
    const stored = JSON.parse(text) as KeptMessage[];
    const known = new Set(kept.map(({ key }) => key));
    const earlier = stored.filter(({ key }) => !known.has(key));
    const waiting = earlier.map((one) =>
      one.state === "sending" ? { ...one, state: "waiting" as const } : one,
    );
    if (waiting.length > 0) set([...waiting, ...kept]);
  } catch {
    // What cannot be read was not written by this version.
  }
}

/** A busy server and a session that has to be asked for again pass; other refusals stay. */
const isPassing = ({ status }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

function sendOne({ clientId, body, key }: KeptMessage): Promise<Message> {
  if (clientId === null) return call(sendMessage, { body, idempotencyKey: key });
  return call(sendClientMessage, { params: { id: String(clientId) }, body, idempotencyKey: key });
}

/** Tries one message; null when those after it have to wait too. */
async function attempt(message: KeptMessage): Promise<Message | "refused" | null> {
  change(message.key, { state: "sending" });
  try {
    const sent = await sendOne(message);
    throwAwayMessage(message.key);
    return sent;
  } catch (error) {
    if (error instanceof CallError && isPassing(error)) {
      change(message.key, { state: "waiting" });
      return null;
    }
    const known = error instanceof CallError ? error : undefined;
    const reason = known?.detail ?? plainMessages(known?.fields ?? {})[0] ?? null;
    change(message.key, { state: "failed", reason });
    return "refused";
  }
}

async function sendAll(): Promise<readonly Message[]> {
  const sent: Message[] = [];
  for (;;) {
    const next = kept.find(({ state }) => state === "waiting");
    if (next === undefined || owner !== personOfDevice()) return sent;
    const result = await attempt(next);
    if (result === null) return sent;
    if (result !== "refused") sent.push(result);
  }
}

/** Sends what waits, in the order in which it was written, until something cannot be sent. */
export function flushKept(): Promise<readonly Message[]> {
  flushing ??= sendAll().finally(() => {
    flushing = null;
  });
  return flushing;
}

onSessionChange(() => {
  if (currentToken() === null && personOfDevice() === null) set([]);
});
