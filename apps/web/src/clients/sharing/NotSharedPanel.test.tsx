import { MantineProvider } from "@mantine/core";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { aClient } from "../../../test/plan-editor-world.tsx";
import { PATHS } from "../../lib/address/paths.ts";
import { clientQuery } from "../../lib/client/client-query.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { ViewAsLayout } from "../ViewAsLayout.tsx";
import { SharingNotice } from "./SharingNotice.tsx";

function open(address: string, parts: readonly string[], isJoined = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const client = {
    ...aClient([], {}),
    email_confirmed: isJoined,
    consents: [{ kind: "COACH_SHARING", parts }],
  };
  queries.setQueryData(currentUserQuery.queryKey, aPerson({ id: 1, is_coach: true }));
  queries.setQueryData(clientQuery("7").queryKey, client as never);
  const root = createRootRoute();
  const viewAs = createRoute({ getParentRoute: () => root, id: "view-as", component: ViewAsLayout });
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: PATHS.client,
      component: () => (
        <>
          <h1>Client</h1>
          <SharingNotice client={client as never} />
        </>
      ),
    }),
    viewAs.addChildren([
      createRoute({
        getParentRoute: () => viewAs,
        path: PATHS.viewAsPlanner,
        component: () => <h1>Diary</h1>,
      }),
      createRoute({
        getParentRoute: () => viewAs,
        path: PATHS.viewAsProgress,
        component: () => <h2>Weight</h2>,
      }),
    ]),
  ]);
  const history = createMemoryHistory({ initialEntries: [`/coach/clients/7${address}`] });
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={createRouter({ routeTree, history }) as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["/planner", ["PLAN", "MEASUREMENTS"], /does not share the diary with you$/, "Diary"],
  ["/progress", ["PLAN", "DIARY"], /does not share weight and measurements with you$/, "Weight"],
])("COACH-157 says at %s what the client keeps private, instead of an empty screen", async (...given) => {
  const [address, parts, title, screenTitle] = given;
  open(address, parts);
  await screen.findByRole("heading", { name: title });
  expect(screen.getByRole("link", { name: /^Message / }).getAttribute("href")).toBe("/coach/messages/7");
  expect(screen.queryByRole("heading", { name: screenTitle })).toBeNull();
});

it.each([
  ["/planner", ["PLAN", "DIARY"], "Diary"],
  ["/progress", ["PLAN", "MEASUREMENTS"], "Weight"],
])("COACH-157 shows at %s what the client shares", async (address, parts, title) => {
  open(address, parts);
  await screen.findByRole("heading", { name: title });
});

it("COACH-157 names what is kept private, once the client has joined", async () => {
  open("", ["PLAN"]);
  await screen.findByText("Not shared with you: diary, weight over time and measurements.");
  cleanup();
  open("", ["PLAN"], false);
  await screen.findByRole("heading", { name: "Client" });
  expect(screen.queryByText(/Not shared with you/)).toBeNull();
});
