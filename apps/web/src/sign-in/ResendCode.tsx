import { IconRefresh } from "@tabler/icons-react";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import styles from "./form.module.css";
import { refusalText } from "./refusal-text.ts";
import { useCountdown } from "./use-countdown.ts";
import { type CodeWay, useResendCode } from "./use-verify-code.ts";

/** The server sends one mail per 30 seconds to an address (ledger AUTH-025). */
const WAIT_SECONDS = 30;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Asks for another code, once the wait is over (ledger AUTH-022). */
export function ResendCode({ way, onSent }: { way: CodeWay; onSent: () => void }) {
  const phrases = usePhrases();
  const { signIn } = phrases;
  const { left, restart } = useCountdown(WAIT_SECONDS);
  const resend = useResendCode(way);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => {
        restart(WAIT_SECONDS);
        announce(signIn.code.resent);
        onSent();
      },
      onError: (error) => {
        if (error instanceof CallError && error.retryAfter !== undefined) restart(error.retryAfter);
        alertProblem(refusalText(error, phrases));
      },
    });
  return (
    <div className={styles.row}>
      <button type="button" className={styles.link} disabled={left > 0 || resend.isPending} onClick={send}>
        <IconRefresh size={20} stroke={1.75} aria-hidden="true" />
        {signIn.code.resend}
      </button>
      {left > 0 && <span className={styles.small}>{signIn.code.resendIn({ time: clock(left) })}</span>}
    </div>
  );
}
