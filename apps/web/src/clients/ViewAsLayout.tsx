import { useQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { clientQuery } from "../lib/client-query.ts";
import { ViewedClient } from "../lib/subject.ts";
import { ClientState } from "./ClientState.tsx";
import { ViewAsBanner } from "./ViewAsBanner.tsx";

/** Around a client's own screens: they show that client, whom the address names, instead of the coach. */
export function ViewAsLayout() {
  const { clientId = "" } = useParams({ strict: false });
  const client = useQuery(clientQuery(clientId));
  if (client.data === undefined) return <ClientState client={client} />;
  return (
    // The key keeps what was typed and opened for one client from the next one.
    <ViewedClient key={clientId} value={client.data}>
      <ViewAsBanner />
      <Outlet />
    </ViewedClient>
  );
}
