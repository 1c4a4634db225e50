import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../base/clock.ts";
import { PROVIDER_CALLS, ProviderRefusal } from "./development-calls.ts";
import { newId } from "./development-objects.ts";
import { DevelopmentState } from "./development-state.ts";
import { readForm } from "./form-body.ts";

/** Carries a signed message to whoever listens; it is repeated by nobody. */
type Deliver = (payload: string, signature: string) => Promise<void>;

/** The signature that the provider puts on a message: `t=<seconds>,v1=<hmac of both>`. */
export function signEvent(payload: string, secret: string, seconds: number): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/**
 * A payment provider for development and tests: speaks as much of the provider's protocol as the product uses, over real
 * HTTP on this machine, so that the product's own code is the same with keys and without. No money moves.
 */
export class DevelopmentProvider {
  readonly webhookSecret = `whsec_${randomBytes(16).toString("hex")}`;
  readonly state: DevelopmentState;
  private readonly clock: Clock;
  private readonly answers = new Map<string, { status: number; text: string }>();
  private server: Server | null = null;
  private address: Promise<URL> | null = null;
  private deliver: Deliver = async () => {};
  private underWay: Promise<void> = Promise.resolve();

  constructor(origin: string, clock: Clock) {
    this.clock = clock;
    this.state = new DevelopmentState(origin, clock, (type, object) => this.send(type, object));
  }

  /** Says who hears of what happens here. */
  onEvent(deliver: Deliver): void {
    this.deliver = deliver;
  }

  /** A message about an object, with its signature. */
  eventOf(type: string, object: object): { payload: string; signature: string } {
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    const event = { id: newId("evt"), object: "event", type, created: seconds, data: { object } };
    const payload = JSON.stringify(event);
    return { payload, signature: signEvent(payload, this.webhookSecret, seconds) };
  }

  /** Messages follow each other; nobody who makes something happen waits for them. */
  private send(type: string, object: object): void {
    const { payload, signature } = this.eventOf(type, object);
    this.underWay = this.underWay.then(() => this.deliver(payload, signature)).catch(() => {});
  }

  /** Waits until every message has been delivered. */
  settled = (): Promise<void> => this.underWay;

  /** Where the provider is reached; it starts to listen when it is first asked for. */
  listen(): Promise<URL> {
    this.address ??= new Promise((resolve, reject) => {
      const server = createServer((request, response) => void this.answer(request, response));
      this.server = server;
      server.once("error", reject);
      server.listen(0, "127.0.0.1", () => {
        server.unref();
        resolve(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
      });
    });
    return this.address;
  }

  private run(method: string, url: URL, body: string): { status: number; text: string } {
    const parts = url.pathname.replace(/^\/v1\//, "").split("/");
    const callOf = (path: readonly string[]) => PROVIDER_CALLS[`${method} ${path.join("/")}`];
    // Any name may stand for a thing, also one that nothing has: that is said of the thing, not of the address.
    const named = parts.findIndex((_part, at) => callOf(parts.with(at, "*")) !== undefined);
    const answer = callOf(parts) ?? callOf(parts.with(named, "*"));
    const form = readForm(method === "GET" ? url.search : body);
    try {
      if (answer === undefined)
        throw new ProviderRefusal(404, {
          type: "invalid_request_error",
          message: "Unrecognized request URL",
        });
      return {
        status: 200,
        text: JSON.stringify(answer(this.state, { id: parts[named] ?? "", form })),
      };
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      return { status: error.status, text: JSON.stringify(error.body) };
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = "GET", url = "/" } = request;
    const key = request.headers["idempotency-key"];
    const kept = typeof key === "string" ? this.answers.get(`${url} ${key}`) : undefined;
    const answer = kept ?? this.run(method, new URL(url, "http://localhost"), body);
    if (typeof key === "string") this.answers.set(`${url} ${key}`, answer);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.text);
  }

  async close(): Promise<void> {
    this.deliver = async () => {};
    await this.underWay;
    const { server } = this;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
