import { MantineProvider } from "@mantine/core";
import type { User } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { currentUserQuery } from "../src/lib/current-user.ts";
import { LanguageProvider } from "../src/lib/LanguageProvider.tsx";

/**
 * Opens a screen for somebody who is signed in, in English. What it asks the server for is answered by the `fetch` of the
 * test; what it draws comes a moment later, because a router looks up its screen first.
 */
export function openScreen(person: User, component: () => ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(currentUserQuery.queryKey, person);
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: "/", component })]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}
