import { type OwnProduct, ownProducts } from "@plateful/contract";
import { plainText } from "@plateful/quantities";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";

/** Every reading of one's own products starts with this key. */
export const OWN_PRODUCTS = "own-products";

const MAX_FOUND = 5;

/** The list of one's own products as it is read first, and held for the time without a network. */
export const FIRST_PRODUCTS = { query: { page_size: 20 } } as const;

/** The same among those that the device holds: each word begins one of the product's. */
async function findHeldProducts(text: string): Promise<OwnProduct[]> {
  const typed = plainText(text).split(" ");
  const { results } = await call(ownProducts.list, FIRST_PRODUCTS);
  const isFound = ({ name, brand }: OwnProduct) => {
    const words = plainText(`${name} ${brand ?? ""}`).split(" ");
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  return results.filter(isFound).slice(0, MAX_FOUND);
}

/** The products of one's own that a text finds, beside the foods that everybody finds (ledger FOOD-061). */
export const ownProductSearchQuery = (text: string, isAsked: boolean) =>
  queryOptions({
    queryKey: [OWN_PRODUCTS, "search", text],
    queryFn: async ({ signal }): Promise<readonly OwnProduct[]> => {
      try {
        return (await call(ownProducts.list, { query: { query: text, page_size: MAX_FOUND }, signal }))
          .results;
      } catch (error) {
        if (!(error instanceof CallError && error.status === 0)) throw error;
        return findHeldProducts(text);
      }
    },
    enabled: isAsked && text !== "",
    meta: { silent: true },
  });

/** All products of one's own, or those with some words, page by page. */
export const ownProductListQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [OWN_PRODUCTS, "list", text],
    queryFn: ({ signal, pageParam }) =>
      call(ownProducts.list, {
        query: { page: pageParam, page_size: 50, ...(text === "" ? {} : { query: text }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? null : page + 1),
    meta: { silent: true },
  });

/** One product of one's own. */
export const ownProductQuery = (id: string) =>
  queryOptions<OwnProduct>({
    queryKey: [OWN_PRODUCTS, id],
    queryFn: ({ signal }) => call(ownProducts.get, { params: { id }, signal }),
    meta: { silent: true },
  });

/** The product of one's own with a barcode; null without one. */
export async function findOwnByBarcode(barcode: string): Promise<OwnProduct | null> {
  return (await call(ownProducts.list, { query: { barcode, page_size: 1 } })).results[0] ?? null;
}
