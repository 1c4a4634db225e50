import { MantineProvider } from "@mantine/core";
import type { Brand, User } from "@plateful/contract";
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
import { LanguageProvider } from "../src/lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../src/lib/person/current-user.ts";
import { brandQuery } from "../src/lib/site/brand.ts";

/**
 * Opens a screen in English for a person, or for a visitor of a site. What it asks the server for is answered by the `fetch`
 * of the test; `at` is the address, whose path is `/` unless another `path` is named, perhaps with its parameters; what it draws comes a moment later, because a router looks up its screen first. Returns the path that is open.
 */
export function openScreen(
  person: User | null,
  component: () => ReactNode,
  site: Brand | null = null,
  at = "/",
  path = "/",
): () => string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  if (person !== null) client.setQueryData(currentUserQuery.queryKey, person);
  if (site !== null) client.setQueryData(brandQuery.queryKey, site);
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component })]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname;
}
