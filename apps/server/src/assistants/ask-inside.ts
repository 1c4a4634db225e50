import { stringify } from "node:querystring";
import { type AnswerOf, type Endpoint, tokenRuleOf } from "@plateful/contract";
import { dateInZone } from "../platform/base/clock.ts";
import type { Program } from "../platform/calls/find-program.ts";
import type { Services } from "../platform/calls/services.ts";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { Confirmations } from "./asking/confirmations.ts";
import { Refused, sentenceOf } from "./asking/refused.ts";
import type { Asking, CallInput, Tool } from "./asking/tool.ts";

/** A request of an assistant, and what answers it. */
export interface Assisted {
  readonly server: HttpServer;
  readonly services: Services;
  readonly request: HttpRequest;
  readonly reply: HttpReply;
  readonly program: Program;
}

/** `calendarItem/{id}/` with its id, and with its query behind it. */
function pathOf({ path }: Endpoint, { params, query }: CallInput<Endpoint>): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = stringify((query ?? {}) as Record<string, string>);
  return asked === "" ? filled : `${filled}?${asked}`;
}

function bodyOf({ payload }: HttpReply): object {
  const text = Buffer.isBuffer(payload) ? payload.toString("utf8") : payload;
  return typeof text === "string" && text !== "" ? (JSON.parse(text) as object) : {};
}

/** Whether the token of a program opens a call. */
const mayCall = ({ token }: Program, { name }: Endpoint): boolean => {
  const rule = tokenRuleOf(name);
  return rule === "every" || (rule !== "none" && token.scopes.includes(rule));
};

const zoneOf = ({ headers }: HttpRequest, { timeZone }: Program): string => {
  const named = headers["x-time-zone"];
  return typeof named === "string" && named !== "" ? named : timeZone;
};

/**
 * The calls of the API for one tool, in the name of the person: each takes the way that it would take over HTTP, with the same token.
 * A tool makes only the calls that it declares, since those say which scopes it needs.
 */
export function askingFor(
  { calls, extra = [], names = {} }: Pick<Tool, "calls" | "extra" | "names">,
  { server, services, request, program }: Assisted,
): Asking {
  const { settings, clock } = services;
  const now = clock.now();
  const declared = [...calls, ...extra];
  // What is named is named in the language of the person, whatever their assistant speaks.
  const headers = program.locale === null ? {} : { "accept-language": program.locale };
  return {
    now,
    today: dateInZone(now, zoneOf(request, program)),
    publicUrl: settings.publicUrl,
    confirmations: new Confirmations(services, program),
    may: (call) => mayCall(program, call),
    ask: async <E extends Endpoint>(call: E, input: CallInput<E> = {}) => {
      if (!declared.includes(call))
        throw new Error(`A tool makes the call ${call.name}, which it does not declare.`);
      const { method } = call;
      const path = pathOf(call, input as CallInput<Endpoint>);
      const body = input.body as object | undefined;
      const reply = await server.answerInside(request, { method, path, body, headers });
      const answer = bodyOf(reply);
      if (reply.statusCode >= 400) throw new Refused(sentenceOf(answer, settings.publicUrl, names));
      return answer as AnswerOf<E>;
    },
  };
}
