import { replyToCheckIn, settleCheckIn } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { useTypedText } from "../lib/device/use-typed-text.ts";
import { MESSAGES } from "../lib/person/message-count-query.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { nextCheckInsQuery, refreshCheckIns } from "./check-in-query.ts";
import { WENT_ON } from "./use-arrival.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** Goes on to the check-in that has waited longest, or to the list that says that none does (CHECK-018). */
function useGoOn(checkInId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const waiting = await queryClient.fetchQuery({ ...nextCheckInsQuery, staleTime: 0 }).catch(() => null);
    // Without a network nobody knows what comes next: the coach stays here.
    if (waiting === null) return;
    const next = waiting.results.find(({ id }) => id !== checkInId);
    if (next === undefined) return navigate({ to: PATHS.waitingCheckIns, state: WENT_ON });
    const params = { clientId: String(next.client.id), checkInId: String(next.id) };
    return navigate({ to: PATHS.clientCheckIn, params, state: WENT_ON });
  };
}

interface Replied {
  readonly clientId: number;
  readonly checkInId: number;
  readonly name: string;
  readonly isWaiting: boolean;
}

/** Answers a check-in, or says that it needs no answer; from one that waited the way leads on to the next. */
export function useReply({ clientId, checkInId, name, isWaiting }: Replied) {
  const { coach } = useCheckInPhrases();
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const goOn = useGoOn(checkInId);
  // The reply outlasts leaving the check-in and reloading (CHECK-019).
  const { text, write } = useTypedText(`${PERSONAL_PREFIX}check-in-reply-${checkInId}`);
  const params = { id: String(clientId), check_in: String(checkInId) };
  const finish = async (message: string) => {
    write("");
    showToast({ message });
    void queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    if (isWaiting) await goOn();
    await refreshCheckIns(queryClient);
  };
  const reply = useMutation({
    mutationFn: () => {
      const body = { text: text.trim() };
      return call(replyToCheckIn, { params, body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => {
      intent.done();
      return finish(coach.replied);
    },
    meta: { silent: true },
  });
  const settle = useMutation({
    mutationFn: () => call(settleCheckIn, { params }),
    onSuccess: () => finish(coach.doneToast({ name })),
  });
  const isBusy = reply.isPending || settle.isPending;
  return { text, write, reply, settle, canSend: text.trim() !== "" && !isBusy };
}
