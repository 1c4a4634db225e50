import { Button } from "@mantine/core";
import { leaveWaitlist } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import styles from "../form.module.css";
import { refusalText } from "../refusal-text.ts";
import { ConfirmationMessage } from "./ConfirmationMessage.tsx";

/** What the address holds of a mail's link; a token of digits alone would come as a number, and is none of ours. */
export const readLeaveSearch = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === "string" ? { token } : {};

/** The way off a practice's waiting list, by one press and without signing in (ledger COACH-163). */
export function LeaveWaitlistScreen() {
  const phrases = usePhrases();
  const words = phrases.signIn.waitlist.leave;
  const { token } = readLeaveSearch(useSearch({ strict: false }));
  const leave = useMutation({
    mutationFn: (given: string) => call(leaveWaitlist, { body: { token: given } }),
    meta: { silent: true },
  });
  const isRefused = leave.error instanceof CallError && leave.error.status === 400;
  if (token === undefined || isRefused)
    return <ConfirmationMessage title={words.brokenTitle} text={words.brokenText} />;
  if (leave.isSuccess) return <ConfirmationMessage title={words.done} text={words.doneText} />;
  return (
    <ConfirmationMessage title={words.title} text={words.text}>
      <div className={styles.form}>
        <p role="alert" className={styles.error}>
          {leave.error !== null && refusalText(leave.error, phrases)}
        </p>
        <Button size="lg" loading={leave.isPending} onClick={() => leave.mutate(token)}>
          {words.submit}
        </Button>
      </div>
    </ConfirmationMessage>
  );
}
