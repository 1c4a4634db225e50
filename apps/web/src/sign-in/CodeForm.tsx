import "../ui/fields/form-styles.ts";
import { Button, PinInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import styles from "./CodeForm.module.css";
import { isCode } from "./code-format.ts";
import { ResendCode } from "./ResendCode.tsx";
import { refusalText } from "./refusal-text.ts";
import { type CodeWay, useVerifyCode } from "./use-verify-code.ts";

const LENGTH = 4;

interface CodeFormProps {
  way: CodeWay;
  onEntered: (token: string) => void;
  /** Leads back to where another address can be given. */
  onChangeEmail?: () => void;
}

/** Four boxes; the fourth digit sends them (ledger AUTH-017 to AUTH-021). */
export function CodeForm({ way, onEntered, onChangeEmail }: CodeFormProps) {
  const phrases = usePhrases();
  const { signIn, general } = phrases;
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const boxes = useRef<HTMLFieldSetElement>(null);
  const verify = useVerifyCode(way);

  const explain = (error: unknown) => {
    const isWrong = error instanceof CallError && error.status === 400;
    if (!isWrong) return setProblem(refusalText(error, phrases));
    setProblem(error.at("otp") ?? error.general ?? signIn.code.invalid);
    setCode("");
    boxes.current?.querySelector("input")?.focus();
  };
  const check = (otp: string) => {
    if (!isCode(otp)) return setProblem(signIn.code.mustBeDigits);
    if (verify.isPending) return;
    setProblem(null);
    verify.mutate(otp, { onSuccess: ({ auth_token }) => onEntered(auth_token), onError: explain });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(code);
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <fieldset ref={boxes} className={styles.boxes}>
        <legend className={styles.legend}>{signIn.code.code}</legend>
        <PinInput
          length={LENGTH}
          value={code}
          error={problem !== null}
          inputMode="numeric"
          type={/^[0-9]*$/}
          oneTimeCode
          autoFocus
          getInputProps={(index) => ({
            "aria-label": signIn.code.digit({ number: index + 1 }),
            // The library's own attributes know no sentence outside of a field's wrapper.
            withAria: false,
            "aria-invalid": problem !== null,
            "aria-describedby": "code-problem",
          })}
          onChange={setCode}
          onComplete={check}
        />
      </fieldset>
      <p id="code-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <ResendCode way={way} onSent={() => setProblem(null)} />
      {onChangeEmail !== undefined && (
        <>
          <hr className={styles.line} />
          <button type="button" className={styles.change} onClick={onChangeEmail}>
            {signIn.code.changeEmail}
          </button>
        </>
      )}
      <div className={styles.foot}>
        <Button type="submit" size="lg" fullWidth loading={verify.isPending}>
          {general.continue}
        </Button>
      </div>
    </form>
  );
}
