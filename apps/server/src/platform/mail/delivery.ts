import { createTransport } from "nodemailer";
import type { Log } from "../base/log.ts";
import type { OutsideGuard } from "../http/outside-guard.ts";

/** What is handed to the mail server. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly unsubscribeUrl?: string | undefined;
}

/** How a mail program learns where its own button for leaving a list leads. */
const headersOf = ({ unsubscribeUrl: url }: Letter) =>
  url === undefined
    ? {}
    : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

export interface Delivery {
  /** Whether a mail stays in the outbox after it went out, to be looked at; its codes and links stay with it. */
  readonly keepsMails: boolean;
  /** Hands one mail over. Rejects when the mail server did not take it. */
  readonly deliver: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

/** Connections to the mail server, and thereby mails at a time: providers allow about ten to one client. */
export const CONNECTIONS = 10;
const LETTERS_PER_CONNECTION = 500;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** A pool of connections that stay open: to connect and to greet costs more than the mail itself. */
export function smtpDelivery(url: string, from: string, keepsMails: boolean, guard: OutsideGuard): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: LETTERS_PER_CONNECTION,
    // Another attempt is the outbox's to decide; once covers a connection that the server had closed meanwhile.
    maxRequeues: 1,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // What people typed is text: never a file of this machine or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never);
  return {
    keepsMails,
    deliver: async (letter) => {
      guard("The mail server");
      const { to, subject, text, html } = letter;
      // As an object the address is taken as it is; as text a comma in it would make two of it.
      const envelope = { from, to: { name: "", address: to }, headers: headersOf(letter) };
      await transport.sendMail({ ...envelope, subject, text, html });
    },
    close: () => transport.close(),
  };
}

/** Without a mail server the mail stays in the outbox, which the local page shows; the log says that it is there. */
export function localDelivery(log: Log, publicUrl: string): Delivery {
  return {
    keepsMails: true,
    deliver: async () => {
      log.info({ page: `${publicUrl}/dev/mail` }, "A mail is shown on the local mail page");
    },
    close: () => {},
  };
}

/** Why a mail was not taken: its code, and whether another attempt is of any use. */
export interface Failure {
  readonly code: string;
  readonly isFinal: boolean;
}

/** The mail server refuses the letter itself (its recipient, its content), and says that this will not change. */
export function failureOf(error: unknown): Failure {
  const { code = "unknown", responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  const isAboutLetter = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isAboutLetter && responseCode !== undefined && responseCode >= 500;
  return { code: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal };
}
