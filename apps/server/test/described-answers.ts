import { type Endpoint, PROBLEMS, type ProblemCode } from "@plateful/contract";
import { codesOf, refusesFields } from "../src/platform/openapi/refusals.ts";
import type { TestAnswer } from "./test-app.ts";

const NOT_MODIFIED = 304;
const BAD_REQUEST = 400;

const wireCode = (code: ProblemCode): string | undefined =>
  (PROBLEMS[code] as { wireCode?: string }).wireCode;

/** What is wrong with an answer by the description of the API, which names each status with its codes; null for nothing. */
export function undescribed(endpoint: Endpoint, { status, body }: TestAnswer): string | null {
  const { name, repeatStatus, method } = endpoint;
  if (status === endpoint.status || status === repeatStatus) return null;
  if (status === NOT_MODIFIED && method === "GET") return null;
  const code = typeof body === "object" && body !== null ? body.code : undefined;
  if (status === BAD_REQUEST && refusesFields(endpoint) && typeof code !== "string") return null;
  const codes = codesOf(endpoint).filter((each) => PROBLEMS[each].status === status);
  const isNamed = codes.some((each) => wireCode(each) === (typeof code === "string" ? code : undefined));
  return isNamed ? null : `${name} ${status} ${String(code)}`;
}
