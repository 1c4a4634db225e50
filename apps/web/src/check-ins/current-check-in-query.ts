import { queryOptions } from "@tanstack/react-query";
import { readCurrentCheckIn } from "./kept-check-in.ts";

/** Every reading of check-ins starts with this key. */
export const CHECK_INS = "check-ins";

/** The check-in that waits for the person. It shows no error: it is not why someone is on the planner. */
export const currentCheckInQuery = queryOptions({
  queryKey: [CHECK_INS, "current"],
  queryFn: ({ signal }) => readCurrentCheckIn(signal),
  meta: { silent: true },
});
