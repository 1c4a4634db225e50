import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity } from "../fields.ts";

const address = () => z.nullable(z.string());

/** Outside pages of whoever runs the site, and what else the pages of all practices share; null where the built-in help page serves (ledger SUPPORT-009). */
export const siteLinks = entity(
  "SiteLinks",
  z.object({
    terms: address(),
    privacy: address(),
    help: address(),
    cycle_blog: address(),
    menopause_blog: address(),
    book_a_demo: address(),
    /** Where people reach those who run the site: an https or mailto address; null where none is set up (ledger COACH-221). */
    support_contact: address(),
    /** Whether presses of some buttons are counted, of people who agree to it (ledger ANALYTICS-005). */
    counts_presses: z.boolean(),
    /** Whether the tracking pixel of a practice can be loaded, for visitors who agree to it (ledger ORG-030). */
    loads_pixel: z.boolean(),
    /** Whether assistants can be connected (ledger DOOR-015). */
    takes_assistants: z.boolean(),
    /** The host, with its port, below which each practice has its site (ledger ORG-060). */
    main_host: z.string(),
  }),
);
export type SiteLinks = z.output<typeof siteLinks>;

export const getSiteLinks = endpoint({
  feature: "support",
  method: "GET",
  access: { who: "anyone" },
  name: "get-site-links",
  path: "site/links/",
  summary: "Addresses of the pages outside the product",
  answer: siteLinks,
});
