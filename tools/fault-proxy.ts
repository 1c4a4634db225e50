/** A network between two programs of one machine that can be slowed down, cut and made to swallow everything. */
import { connect, createServer, type Socket } from "node:net";

/** `hole`: takes connections and bytes, and passes nothing on; what is connected then stays lost. `cut`: resets everything. */
export type Network = "up" | "slow" | "hole" | "cut";

export interface FaultProxy {
  readonly port: number;
  /** Address of the proxy for programs that ask by HTTP. */
  readonly url: URL;
  /** Connections that are open now. */
  readonly open: number;
  /** Connections that were ever accepted. */
  readonly accepted: number;
  readonly become: (network: Network) => void;
  /**
   * Resets the next connection on which these bytes are sent, after they were passed on: so their answer is lost.
   * @param onSent Called when they have been.
   */
  readonly loseAnswerTo: (bytes: string, onSent?: () => void) => void;
  /** Ends the connections that are open, also those that a client keeps for later. */
  readonly dropAll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SLOW_MS = 200;

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isLost: boolean;
}

interface Watched {
  readonly bytes: string;
  readonly onSent: () => void;
}

class Lines {
  readonly #target: number;
  readonly lines = new Set<Line>();
  network: Network = "up";
  watched: Watched | undefined;
  accepted = 0;

  constructor(target: number) {
    this.#target = target;
  }

  end = (line: Line): void => {
    this.lines.delete(line);
    line.near.resetAndDestroy();
    line.far.destroy();
  };

  #pass(line: Line, to: Socket, bytes: Buffer): void {
    if (line.isLost) return;
    if (this.network === "slow") setTimeout(() => to.writable && to.write(bytes), SLOW_MS);
    else to.write(bytes);
  }

  #watch(line: Line, bytes: Buffer): void {
    if (this.watched === undefined || !bytes.includes(this.watched.bytes)) return;
    const { onSent } = this.watched;
    this.watched = undefined;
    // The far side answers, and nobody hears it.
    line.isLost = true;
    line.far.once("data", () => this.end(line));
    onSent();
  }

  accept = (near: Socket): void => {
    this.accepted += 1;
    if (this.network === "cut") {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target, "127.0.0.1");
    const line: Line = { near, far, isLost: this.network === "hole" };
    this.lines.add(line);
    near.on("data", (bytes) => {
      this.#pass(line, far, bytes);
      this.#watch(line, bytes);
    });
    far.on("data", (bytes) => this.#pass(line, near, bytes));
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on("error", () => {});
    }
    near.on("close", () => this.end(line));
    far.on("close", () => !line.isLost && this.end(line));
  };

  become = (next: Network): void => {
    this.network = next;
    if (next === "hole") for (const line of this.lines) line.isLost = true;
    if (next === "cut") for (const line of this.lines) this.end(line);
  };

  dropAll = async (): Promise<void> => {
    // One that a client had left before it was accepted closes no second time.
    const open = [...this.lines].filter(({ near }) => !near.closed);
    const closed = open.map(({ near }) => new Promise((done) => near.once("close", done)));
    for (const line of this.lines) this.end(line);
    await Promise.all(closed);
  };
}

/** Starts a proxy on a free port in front of a port of this machine. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const proxy = new Lines(target);
  const server = createServer(proxy.accept);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    url: new URL(`http://127.0.0.1:${port}`),
    get open() {
      return proxy.lines.size;
    },
    get accepted() {
      return proxy.accepted;
    },
    become: proxy.become,
    loseAnswerTo: (bytes, onSent = () => {}) => {
      proxy.watched = { bytes, onSent };
    },
    dropAll: proxy.dropAll,
    close: async () => {
      await proxy.dropAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
