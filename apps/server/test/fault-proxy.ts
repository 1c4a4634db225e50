import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What happens to the bytes: they pass, they are swallowed in both directions, or the connection is reset. */
export type Fault = "up" | "hole" | "cut";

/** A TCP proxy in front of a real service on this machine, whose network can be made to fail. */
export class FaultProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  fault: Fault = "up";
  /** How many connections were ever accepted. */
  accepted = 0;
  /** Called with each request; from true on, the service still gets what is sent, but its answers are swallowed. */
  losesAnswerTo: (request: string) => boolean = () => false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((client) => this.#accept(client));
  }

  static async open(target: URL): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  /** How many connections are open now. */
  get open(): number {
    return this.#sockets.size;
  }

  #accept(client: Socket): void {
    this.accepted += 1;
    this.#keep(client);
    if (this.fault === "cut") {
      client.resetAndDestroy();
      return;
    }
    const service = connect(Number(this.#target.port), this.#target.hostname);
    service.on("error", () => client.destroy());
    service.on("close", () => client.destroy());
    client.on("close", () => service.destroy());
    let isMute = false;
    client.on("data", (bytes) => {
      isMute ||= this.losesAnswerTo(bytes.toString("latin1"));
      if (this.fault === "up") service.write(bytes);
    });
    service.on("data", (bytes) => {
      if (this.fault === "up" && !isMute) client.write(bytes);
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }

  /** Ends the connections that are open, also those that a client keeps for later. */
  async dropAll(): Promise<void> {
    const closed = [...this.#sockets].map((socket) => new Promise((done) => socket.once("close", done)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }

  async close(): Promise<void> {
    await this.dropAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
