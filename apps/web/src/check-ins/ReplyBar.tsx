import { Button, Textarea } from "@mantine/core";
import { MESSAGE_LENGTH, replyToCheckIn, settleCheckIn } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { call } from "../lib/call.ts";
import { MESSAGES } from "../lib/message-count-query.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { Notice } from "../ui/Notice.tsx";
import { showToast } from "../ui/show-toast.ts";
import styles from "./ClientCheckIn.module.css";
import { refreshCheckIns } from "./check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

interface ReplyBarProps {
  clientId: number;
  checkInId: number;
  name: string;
  isWaiting: boolean;
}

/** The reply at the foot of a check-in: it becomes a message in the conversation (CHECK-012). */
export function ReplyBar({ clientId, checkInId, name, isWaiting }: ReplyBarProps) {
  const { coach } = useCheckInPhrases();
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const [text, setText] = useState("");
  const params = { id: String(clientId), check_in: String(checkInId) };
  const finish = (message: string) => {
    showToast({ message });
    void queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    return refreshCheckIns(queryClient);
  };
  const reply = useMutation({
    mutationFn: () => {
      const body = { text: text.trim() };
      return call(replyToCheckIn, { params, body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => {
      setText("");
      intent.done();
      return finish(coach.replied);
    },
    meta: { silent: true },
  });
  const settle = useMutation({
    mutationFn: () => call(settleCheckIn, { params }),
    onSuccess: () => finish(coach.doneToast({ name })),
  });
  const canSend = text.trim() !== "" && !reply.isPending;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && canSend) reply.mutate();
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div className={styles.reply}>
      {reply.isError && <Notice kind="error" title={coach.replyFailed} />}
      <div className={styles.replyRow}>
        <Textarea
          aria-label={coach.reply({ name })}
          placeholder={coach.reply({ name })}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={MESSAGE_LENGTH}
          className={styles.replyText}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {isWaiting && (
          <Button variant="default" loading={settle.isPending} onClick={() => settle.mutate()}>
            {coach.done}
          </Button>
        )}
        <Button disabled={!canSend} loading={reply.isPending} onClick={() => reply.mutate()}>
          {coach.send}
        </Button>
      </div>
    </div>
  );
}
