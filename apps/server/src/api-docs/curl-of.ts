import type { DescribedCall } from "./described-call.ts";

/** A value in single quotes as a shell reads it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function addressOf({ address, parameters }: DescribedCall): string {
  const inPath = parameters.filter((one) => one.in === "path");
  const filled = inPath.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
    address,
  );
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const values = query.flatMap(({ name, example }) =>
    [example].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`),
  );
  return values.length === 0 ? filled : `${filled}?${values.join("&")}`;
}

const KEY = "7f8f5b0e-3c52-4d0a-9a3e-1f2d6c7b8a90";

/** How a call is made from a shell. */
export function curlOf(call: DescribedCall): string {
  const { method, scopes, request, parameters } = call;
  const token = scopes !== null && scopes.length > 0 ? "Bearer plt_…" : "Token …";
  const has = (name: string) => parameters.some((one) => one.name === name);
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(addressOf(call))}`,
    ...(scopes === null ? [] : [`-H ${quoted(`Authorization: ${token}`)}`]),
    ...(has("If-Match") ? [`-H ${quoted('If-Match: "v3"')}`] : []),
    ...(has("Idempotency-Key") ? [`-H ${quoted(`Idempotency-Key: ${KEY}`)}`] : []),
    ...(request === undefined
      ? []
      : [`-H ${quoted("Content-Type: application/json")}`, `-d ${quoted(JSON.stringify(request))}`]),
  ].join(" \\\n  ");
}
