import type { SiteLinks } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { siteLinksQuery } from "../lib/site/site-links.ts";

const OUTSIDE: Readonly<
  Record<
    string,
    Exclude<
      keyof SiteLinks,
      "counts_presses" | "loads_pixel" | "takes_assistants" | "main_host" | "support_contact"
    >
  >
> = {
  terms: "terms",
  privacy: "privacy",
  cycle: "cycle_blog",
  menopause: "menopause_blog",
  "book-a-demo": "book_a_demo",
};

/** The outside page that stands in for a help page, or for their list (`null`); null when the built-in one serves. */
function outsideAddress(links: SiteLinks, article: string | null): string | null {
  if (article === null) return links.help;
  const name = Object.hasOwn(OUTSIDE, article) ? OUTSIDE[article] : undefined;
  return name === undefined ? null : links[name];
}

/** Opens the outside page instead of the help page, where one is set up (ledger SUPPORT-009, SUPPORT-010). */
export async function leaveForOutside(queryClient: QueryClient, article: string | null): Promise<void> {
  const links = await queryClient.ensureQueryData(siteLinksQuery).catch(() => null);
  const address = links === null ? null : outsideAddress(links, article);
  if (address === null) return;
  location.replace(address);
  // The page is on its way out: nothing of it is drawn any more.
  await new Promise(() => {});
}
