import { randomBytes, randomInt } from "node:crypto";
import type { CallOptions, TestAnswer, TestApp } from "./test-app.ts";

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
}

const anAddress = () => `10.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;

export const anEmail = () => `${randomBytes(6).toString("hex")}@example.org`;

/** A browser at an address of its own, which keeps its cookies. */
export class TestBrowser {
  readonly app: TestApp;
  readonly ip: string;
  readonly cookies = new Map<string, string>();

  constructor(app: TestApp, ip = anAddress()) {
    this.app = app;
    this.ip = ip;
  }

  async post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie === "" ? {} : { cookie }), ...options.headers };
    const answer = await this.app.post(path, body, { ip: this.ip, ...options, headers });
    this.keep(answer);
    return answer;
  }

  private keep(answer: TestAnswer): void {
    const given = answer.headers["set-cookie"];
    for (const line of given === undefined ? [] : [given].flat()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The latest mail to an address. */
  async mailTo(email: string): Promise<SentMail> {
    const mails = await this.mailsTo(email);
    const [latest] = mails;
    if (latest === undefined) throw new Error(`No mail went to ${email}.`);
    return latest;
  }

  async mailsTo(email: string): Promise<SentMail[]> {
    return (await this.app.get(`dev/outbox/?to=${encodeURIComponent(email)}`)).body as SentMail[];
  }

  /** Asks for a code and reads it from the mail. */
  async codeFor(email: string): Promise<string> {
    await this.post("createOTP/", { email });
    return (await this.mailTo(email)).code ?? "";
  }

  /** Asks for a link and reads the token from the mail. */
  async linkTokenFor(email: string): Promise<string> {
    await this.post("createMagicLink/", { email, redirect_url: "http://localhost:3000/" });
    return tokenIn((await this.mailTo(email)).link);
  }
}

export const tokenIn = (link: string | null): string =>
  new URL(link ?? "").searchParams.get("magic_link_token") ?? "";

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === "0000" ? "1111" : "0000");
