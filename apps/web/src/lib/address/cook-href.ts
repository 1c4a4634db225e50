import type { CookSearch } from "./cook-search.ts";

/** The address of a dish's cooking, from the page of the dish. */
export function cookHref(page: string, search: CookSearch): string {
  const asked = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return `${page}/cook${asked.size === 0 ? "" : `?${asked}`}`;
}
