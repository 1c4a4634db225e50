/** A network between two programs of one machine that can be slowed down, cut and made to swallow everything. */
import { connect, createServer, type Socket } from "node:net";

/** `hole`: takes connections and bytes, and passes nothing on; what is connected then stays lost. `cut`: resets everything. */
export type Network = "up" | "slow" | "hole" | "cut";

export interface FaultProxy {
  readonly port: number;
  readonly become: (network: Network) => void;
  /** Resets the next connection on which these bytes are sent, after they were passed on: so their answer is lost. */
  readonly loseAnswerTo: (bytes: string) => void;
  readonly close: () => Promise<void>;
}

const SLOW_MS = 200;

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isLost: boolean;
}

/** Starts a proxy on a free port in front of a port of this machine. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const lines = new Set<Line>();
  let network: Network = "up";
  let watched: string | undefined;

  const end = (line: Line) => {
    lines.delete(line);
    line.near.resetAndDestroy();
    line.far.destroy();
  };
  const pass = (line: Line, to: Socket, bytes: Buffer) => {
    if (line.isLost) return;
    if (network === "slow") setTimeout(() => to.writable && to.write(bytes), SLOW_MS);
    else to.write(bytes);
  };
  const server = createServer((near) => {
    if (network === "cut") {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target, "127.0.0.1");
    const line: Line = { near, far, isLost: network === "hole" };
    lines.add(line);
    near.on("data", (bytes) => {
      pass(line, far, bytes);
      if (watched === undefined || !bytes.includes(watched)) return;
      watched = undefined;
      // The far side answers, and nobody hears it.
      line.isLost = true;
      far.once("data", () => end(line));
    });
    far.on("data", (bytes) => pass(line, near, bytes));
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => !line.isLost && end(line));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    become: (next) => {
      network = next;
      if (next === "hole") for (const line of lines) line.isLost = true;
      if (next === "cut") for (const line of lines) end(line);
    },
    loseAnswerTo: (bytes) => {
      watched = bytes;
    },
    close: async () => {
      for (const line of lines) end(line);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
