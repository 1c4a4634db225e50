import type { UnsuitedMeal } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useSubject } from "../../lib/person/subject.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { unsuitedQuery } from "./unsuited-query.ts";

const NONE: ReadonlyMap<number, UnsuitedMeal> = new Map();

/** The planned recipes of a day that do not suit someone at their table; what is past is not asked about. */
export function useUnsuitedMeals({ date, groups }: DiaryDay, today: string): typeof NONE {
  const { viewedId } = useSubject();
  const standing = groups
    .flatMap(({ entries }) => entries)
    .filter(({ kind, status }) => kind === "recipemeal" && status === "PLANNED")
    .map(({ id, picture }) => `${id} ${picture?.id}`);
  const isAsked = date >= today && standing.length > 0;
  const { data } = useQuery({ ...unsuitedQuery(date, standing, viewedId), enabled: isAsked });
  return (isAsked ? data : undefined) ?? NONE;
}
