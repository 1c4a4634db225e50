import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TokenScope } from "@plateful/contract";
import { aToken } from "./access-tokens.ts";
import type { Person, TestApp } from "./test-app.ts";

/** What a tool answered. */
interface Told {
  readonly text: string;
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the wire holds
  readonly data: any;
}

/** An assistant that is connected with a token, by the library that assistants use. */
interface Assistant {
  readonly client: Client;
  readonly tokenId: number;
  readonly secret: string;
  /** The names of the tools that it is offered, in order. */
  readonly tools: () => Promise<string[]>;
  readonly call: (name: string, args?: object) => Promise<Told>;
}

/** Lets a product listen, and answers where assistants reach it. */
export async function listenForAssistants({ app }: TestApp): Promise<URL> {
  const at = await app.server.listen({ port: 0, host: "127.0.0.1" });
  return new URL(`http://localhost:${new URL(at).port}/mcp`);
}

interface Ways {
  readonly headers?: Readonly<Record<string, string>>;
  /** The newest revision that the client speaks, instead of the one that most speak. */
  readonly isNewest?: boolean;
}

/** @throws Error when the server does not take the token. */
export async function connectWith(
  url: URL,
  secret: string,
  { headers = {}, isNewest }: Ways = {},
): Promise<Client> {
  const options = isNewest === true ? { versionNegotiation: { mode: "auto" as const } } : {};
  const client = new Client({ name: "test", version: "1" }, options);
  const requestInit = { headers: { ...headers, authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

/** Connects an assistant with a new token of a person. */
export async function anAssistant(
  app: TestApp,
  url: URL,
  person: Person,
  scopes: readonly TokenScope[],
  ways: Ways = {},
): Promise<Assistant> {
  const { id: tokenId, secret } = await aToken(app, person, scopes);
  const client = await connectWith(url, secret, ways);
  return {
    client,
    tokenId,
    secret,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args = {}) => {
      const answer = await client.callTool({ name, arguments: { ...args } });
      const [first] = answer.content as { readonly text: string }[];
      return { text: first?.text ?? "", isError: answer.isError === true, data: answer.structuredContent };
    },
  };
}

/** Everything that a token of someone who coaches nobody can be allowed. */
export const ALL_OF_ONES_OWN: readonly TokenScope[] = [
  ...(["diary:read", "diary:write", "plan:read", "plan:write", "recipes:read", "recipes:write"] as const),
  ...(["foods:read", "foods:write", "groceries:read", "groceries:write"] as const),
  ...(["measurements:read", "measurements:write", "profile:read", "profile:write"] as const),
];
