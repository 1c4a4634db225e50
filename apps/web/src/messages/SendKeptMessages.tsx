import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { flushKept, loadKept } from "./kept-messages.ts";
import { refreshMessages } from "./message-query.ts";
import { useKeptMessages } from "./use-kept-messages.ts";

const RETRY_MS = 5_000;

/** Sends the messages that wait as soon as the network allows, on whatever screen the person is (TALK-008). */
export function SendKeptMessages() {
  const queryClient = useQueryClient();
  const isWaiting = useKeptMessages().some(({ state }) => state === "waiting");
  useEffect(() => void loadKept(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const attempt = async () => {
      if (!navigator.onLine) return;
      const sent = await flushKept();
      if (sent.length > 0) await refreshMessages(queryClient);
    };
    const onTime = () => void attempt();
    onTime();
    const timer = setInterval(onTime, RETRY_MS);
    window.addEventListener("online", onTime);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onTime);
    };
  }, [isWaiting, queryClient]);
  return null;
}
