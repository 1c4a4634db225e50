import { Button, NativeSelect, Textarea } from "@mantine/core";
import { MESSAGE_LENGTH, type Message, sendClientMessage } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { MESSAGES } from "../../lib/person/message-count-query.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { daySlots } from "../day/day-plan.ts";

interface CommentDialogProps {
  date: string;
  clientId: number;
  onClose: () => void;
}

type Moment = Message["meal_moment"];

/** Sends the client a message about the day, or about a meal of it. */
function useSendComment(clientId: number, onSent: () => void) {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  const { comment: words } = usePhrases().messages;
  return useMutation({
    mutationFn: (body: { text: string; day: string; meal_moment: Moment }) =>
      call(sendClientMessage, { params: { id: String(clientId) }, body, idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      done();
      showToast({ message: words.sent });
      onSent();
      return queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    },
    meta: { silent: true },
  });
}

/** Where a coach comments on a day of a client's diary; what is typed stays when it cannot be sent. */
export function CommentDialog({ date, clientId, onClose }: CommentDialogProps) {
  const { messages, meals, general } = usePhrases();
  const { comment: words } = messages;
  const language = useLanguage();
  const { user } = useSubject();
  const [text, setText] = useState("");
  const [moment, setMoment] = useState("");
  const send = useSendComment(clientId, onClose);
  const moments = (daySlots(user, date) ?? []).map(({ mealMoment }) => mealMoment);
  const refusal = send.error instanceof CallError ? (send.error.at("text") ?? send.error.detail) : undefined;
  const day = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.dialog({ day })}
      subtitle={words.hint({ name: user.first_name })}
      closeLabel={general.close}
      actions={
        <Button
          size="lg"
          disabled={text.trim() === ""}
          loading={send.isPending}
          onClick={() =>
            send.mutate({ text, day: date, meal_moment: moment === "" ? null : (moment as Moment) })
          }
        >
          {messages.send}
        </Button>
      }
    >
      <NativeSelect
        label={words.meal}
        value={moment}
        onChange={(event) => setMoment(event.currentTarget.value)}
        data={[
          { value: "", label: words.wholeDay },
          ...moments.map((value) => ({ value, label: meals.moments[value] })),
        ]}
      />
      <Textarea
        data-autofocus
        autosize
        minRows={4}
        mt="md"
        label={words.field}
        maxLength={MESSAGE_LENGTH}
        value={text}
        error={send.isError ? (refusal ?? general.somethingWentWrong) : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </SheetDialog>
  );
}
