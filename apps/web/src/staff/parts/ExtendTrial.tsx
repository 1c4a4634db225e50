import { Button } from "@mantine/core";
import { extendTrial } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { todayOf } from "../../lib/device/today.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { STAFF } from "./staff-query.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

const CHOICES = { WEEK: 7, FORTNIGHT: 14, MONTH: 30 } as const;
type Choice = keyof typeof CHOICES;

/** Gives a coach more days to try the product; pressed twice by a slow network it counts once (ledger STAFF-024). */
export function ExtendTrial({ id, name }: { id: number; name: string }) {
  const { trial: words } = useStaffPhrases().persons;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  const [isAsking, setIsAsking] = useState(false);
  const send = async (choice: Choice) => {
    const body = { days: CHOICES[choice] };
    const { trial_ends_at: endsAt } = await call(extendTrial, {
      params: { id: String(id) },
      body,
      idempotencyKey: keyFor({ id, ...body }),
    });
    done();
    const date = formatDate(language, todayOf(new Date(endsAt)));
    showToast({ message: words.extended({ name, date }) });
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.extend}
      </Button>
      {isAsking && (
        <ActionDialog<Choice>
          title={words.title({ name })}
          text={words.text}
          confirmLabel={words.extend}
          choice={words.choice}
          reasons={words.days}
          onSend={({ reason }) => send(reason)}
          onDone={() => {
            setIsAsking(false);
            void queryClient.invalidateQueries({ queryKey: [STAFF] });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
