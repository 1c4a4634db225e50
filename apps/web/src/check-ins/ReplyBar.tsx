import { Button, Textarea } from "@mantine/core";
import { MESSAGE_LENGTH } from "@plateful/contract";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { KeyHint } from "../lib/client/KeyHint.tsx";
import { useHasRight } from "../lib/person/own-rights.ts";
import { isSendKey } from "../ui/fields/is-send-key.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./ClientCheckIn.module.css";
import { nextCheckInsQuery } from "./check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { useReply } from "./use-reply.ts";
import { useReplyKey } from "./use-reply-key.ts";

interface ReplyBarProps {
  clientId: number;
  checkInId: number;
  name: string;
  isWaiting: boolean;
}

/** How many other check-ins wait; zero until that is known. */
function useOthersWaiting(isWaiting: boolean): number {
  const { data } = useQuery(nextCheckInsQuery);
  return Math.max(0, (data?.count ?? 0) - Number(isWaiting));
}

/** The reply at the foot of a check-in: it becomes a message in the conversation, and the next one opens (CHECK-012, CHECK-018). */
export function ReplyBar(props: ReplyBarProps) {
  const { name, isWaiting } = props;
  const { coach } = useCheckInPhrases();
  const { text, write, reply, settle, canSend } = useReply(props);
  const others = useOthersWaiting(isWaiting);
  const field = useReplyKey();
  const mayPlan = useHasRight("EDIT_PLANS");
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isSendKey(event) && canSend) reply.mutate();
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div data-foot-bar="" className={styles.reply}>
      {others > 0 && (
        <AppLink href={PATHS.waitingCheckIns} className={styles.others}>
          {coach.left({ count: others })}
        </AppLink>
      )}
      {reply.isError && <Notice kind="error" title={coach.replyFailed} />}
      <div className={styles.replyRow}>
        <Textarea
          ref={field}
          aria-label={coach.reply({ name })}
          placeholder={coach.reply({ name })}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={MESSAGE_LENGTH}
          className={styles.replyText}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          rightSection={<KeyHint of="M" />}
          rightSectionPointerEvents="none"
        />
        {mayPlan && (
          <AppLink
            href={`${PATHS.client.replace("$clientId", String(props.clientId))}?tab=nutrition-plan`}
            className={styles.adjust}
          >
            <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" /> {coach.adjustPlan}
          </AppLink>
        )}
        {isWaiting && (
          <Button
            variant="default"
            disabled={reply.isPending}
            loading={settle.isPending}
            onClick={() => settle.mutate()}
          >
            {coach.done}
          </Button>
        )}
        <Button
          disabled={!canSend && !reply.isPending}
          loading={reply.isPending}
          onClick={() => reply.mutate()}
        >
          {isWaiting && others > 0 ? coach.sendNext : coach.send}
          <KeyHint of="Ctrl ↵" />
        </Button>
      </div>
    </div>
  );
}
