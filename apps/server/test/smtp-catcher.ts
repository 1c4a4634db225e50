import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as the mail server got it. */
export interface CaughtLetter {
  readonly to: readonly string[];
  readonly raw: string;
}

/** What a mail server does with a recipient: takes mail after a while, or refuses with a status. */
export interface Treatment {
  readonly afterMs?: number;
  readonly refuse?: number;
}

/** A mail server on this machine that keeps what it gets, and treats recipients as a test wants. */
export class SmtpCatcher {
  readonly letters: CaughtLetter[] = [];
  /** Treatment by the beginning of a recipient's address. */
  readonly treatments = new Map<string, Treatment>();
  /** Conversations that were begun, whatever became of them. */
  connections = 0;
  /** The most conversations that were open at a time. */
  mostOpen = 0;
  private server: SMTPServer | undefined;
  private port = 0;

  private treatmentOf(address: string): Treatment {
    for (const [start, treatment] of this.treatments) if (address.startsWith(start)) return treatment;
    return {};
  }

  async open(): Promise<void> {
    let isOpen = 0;
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onConnect: (_session, done) => {
        this.connections += 1;
        isOpen += 1;
        this.mostOpen = Math.max(this.mostOpen, isOpen);
        done();
      },
      onClose: () => {
        isOpen -= 1;
      },
      onRcptTo: ({ address }, _session, done) => {
        const { afterMs = 0, refuse } = this.treatmentOf(address);
        const error =
          refuse === undefined ? null : Object.assign(new Error("No such mailbox"), { responseCode: refuse });
        setTimeout(() => done(error), afterMs);
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.letters.push({ to, raw: Buffer.concat(parts).toString("utf8") });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void this.server?.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Ends the server; `open` brings it back at the same address. */
  close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    return server === undefined
      ? Promise.resolve()
      : new Promise<void>((resolve) => void server.close(() => resolve()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }
}
