import { closeHealthData, type StaffPerson } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/server/call.ts";
import { STAFF } from "../parts/staff-query.ts";
import { healthKey, personQuery } from "./person-query.ts";

const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;

/** Whether someone's health data is open, for how long still, and the way to close it before. */
export function useHealthOpening(person: StaffPerson) {
  const queryClient = useQueryClient();
  const { id, health_open_until: until } = person;
  const [now, setNow] = useState(() => Date.now());
  const leftMs = until === null ? 0 : Date.parse(until) - now;
  const isOpen = leftMs > 0;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [until]);
  // What was read stays nowhere once it is closed.
  useEffect(() => {
    if (!isOpen) queryClient.removeQueries({ queryKey: healthKey(id) });
  }, [isOpen, id, queryClient]);
  const reread = async () => {
    await queryClient.invalidateQueries({ queryKey: personQuery(id).queryKey });
    await queryClient.invalidateQueries({ queryKey: [STAFF, "audit"] });
  };
  const close = useMutation({
    mutationFn: () => call(closeHealthData, { params: { id: String(id) } }),
    onSuccess: reread,
  });
  return { isOpen, minutesLeft: Math.ceil(leftMs / MINUTE_MS), reread, close };
}
