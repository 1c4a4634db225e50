import { Button, Input, Textarea } from "@mantine/core";
import { FEEDBACK_KINDS, MAX_FEEDBACK_LENGTH, MAX_RATING } from "@plateful/contract";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { CallError } from "../lib/server/call-error.ts";
import { ChoiceChips } from "../ui/fields/ChoiceChips.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { useSayFeedback } from "./recipe-feedback-query.ts";

const RATINGS = Array.from({ length: MAX_RATING }, (_, at) => at + 1);

/** Where a person says what they think of a recipe; what is typed stays when it cannot be saved. */
export function FeedbackDialog({ recipeId, onClose }: { recipeId: number; onClose: () => void }) {
  const { recipes, general } = usePhrases();
  const { feedback: words } = recipes;
  const { user } = useSubject();
  const [kindAt, setKindAt] = useState(0);
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState("");
  const say = useSayFeedback();
  const kind = FEEDBACK_KINDS[kindAt] ?? "OTHER";
  const refusal =
    say.error instanceof CallError ? (say.error.at("text") ?? say.error.detail) : general.somethingWentWrong;
  const save = () =>
    say.mutate(
      { recipe: recipeId, kind, rating, text: text.trim() },
      {
        onSuccess: () => {
          showToast({ message: words.saved });
          onClose();
        },
      },
    );
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.say}
      {...(user.coach === null ? {} : { subtitle: words.toCoach })}
      closeLabel={general.close}
      actions={
        <Button
          size="lg"
          disabled={rating === null && text.trim() === ""}
          loading={say.isPending}
          onClick={save}
        >
          {general.save}
        </Button>
      }
    >
      <Input.Label component="p">{words.kind}</Input.Label>
      <ChoiceChips
        label={words.kind}
        chips={FEEDBACK_KINDS.map((value, at) => ({ value: at, label: words.kinds[value] }))}
        value={kindAt}
        onChoose={setKindAt}
      />
      <Input.Label component="p" mt="md">
        {words.rating}
      </Input.Label>
      <ChoiceChips
        label={words.rating}
        chips={RATINGS.map((value) => ({ value, label: String(value) }))}
        value={rating}
        onChoose={setRating}
      />
      <Textarea
        autosize
        minRows={3}
        mt="md"
        label={words.text}
        maxLength={MAX_FEEDBACK_LENGTH}
        value={text}
        error={say.isError ? refusal : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </SheetDialog>
  );
}
