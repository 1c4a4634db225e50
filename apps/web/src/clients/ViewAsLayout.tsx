import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useParams } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { useHasRight } from "../lib/person/own-rights.ts";
import { RightNote } from "../lib/person/RightNote.tsx";
import { MayChangeViewed, ViewedClient } from "../lib/person/subject.ts";
import styles from "./parts/ClientPage.module.css";
import { ClientState } from "./parts/ClientState.tsx";
import { NotSharedPanel } from "./sharing/NotSharedPanel.tsx";
import { sharedParts } from "./sharing/shares-of-client.ts";
import { ViewAsBanner } from "./ViewAsBanner.tsx";

/** Around a client's own screens: they show that client, whom the address names, instead of the coach. */
export function ViewAsLayout() {
  const { clientId = "" } = useParams({ strict: false });
  const { pathname } = useLocation();
  const mayChange = useHasRight("EDIT_PLANS");
  const client = useQuery(clientQuery(clientId));
  if (client.data === undefined) return <ClientState client={client} />;
  const part = pathname.endsWith(PATHS.progress) ? "MEASUREMENTS" : "DIARY";
  return (
    // The key keeps what was typed and opened for one client from the next one.
    <ViewedClient key={clientId} value={client.data}>
      <ViewAsBanner />
      <RightNote right="EDIT_PLANS" />
      {sharedParts(client.data).includes(part) ? (
        <MayChangeViewed value={mayChange}>
          <Outlet />
        </MayChangeViewed>
      ) : (
        <div className={styles.page}>
          <NotSharedPanel client={client.data} part={part} headingLevel={part === "DIARY" ? 1 : 2} />
        </div>
      )}
    </ViewedClient>
  );
}
