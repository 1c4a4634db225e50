import { type BroughtFile, findBroughtFiles, getBroughtFile } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** What is on its way is looked at again so often, in milliseconds. */
const UNDER_WAY_MS = 1_000;
/** What another device begins is seen after so long. */
const ELSEWHERE_MS = 30_000;

export const isUnderWay = ({ status }: Pick<BroughtFile, "status">): boolean =>
  status === "IMPORTING" || status === "UNDOING";

/** What the person brought, the last first, also from another device (ledger DOOR-043). */
export const broughtFilesQuery = queryOptions({
  queryKey: ["brought-files"],
  queryFn: ({ signal }) => call(findBroughtFiles, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? UNDER_WAY_MS : ELSEWHERE_MS),
});

/** One of them with the lines that do not fit. */
export const broughtFileQuery = (id: number) =>
  queryOptions({
    queryKey: ["brought-files", id],
    queryFn: ({ signal }) => call(getBroughtFile, { params: { id: String(id) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
