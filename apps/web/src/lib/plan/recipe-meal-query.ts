import { recipeMeals } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";

/** A recipe as it was planned for one person. */
export const recipeMealQuery = (id: string) =>
  queryOptions({
    queryKey: ["recipe-meal", id],
    queryFn: ({ signal }) => call(recipeMeals.get, { params: { id }, signal }),
  });
