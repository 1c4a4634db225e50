import type { SiteLinks } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";

/** The outside pages that are set up, and what the pages of all practices share. */
export async function getSiteLinks({ services }: Pick<Call, "services">): Promise<SiteLinks> {
  const { links } = services.settings;
  return {
    terms: links.terms ?? null,
    privacy: links.privacy ?? null,
    help: links.help ?? null,
    cycle_blog: links.cycleBlog ?? null,
    menopause_blog: links.menopauseBlog ?? null,
    book_a_demo: links.bookDemo ?? null,
    support_contact: services.settings.supportContact ?? null,
    counts_presses: services.settings.analytics !== undefined,
    loads_pixel: services.settings.trackingPixel !== undefined,
    takes_assistants: services.settings.assistants,
    main_host: new URL(services.settings.publicUrl).host,
  };
}
