import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { selfServiceSignup } from "@plateful/contract";
import { IconArrowRight } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { coachStartPath, PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { countPress } from "../lib/site/counted-presses.ts";
import { PressSwitch } from "../lib/site/PressSwitch.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { EmailField } from "./EmailField.tsx";
import styles from "./form.module.css";
import { refusalText } from "./refusal-text.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { sentTo, useNewcomer, useSentTo } from "./sent-to.ts";
import { TermsNote } from "./TermsNote.tsx";
import { emailProblem, tidyEmail } from "./validate-email.ts";

const MAX_NAME = 100;
const MAX_CODE = 64;

/** The code of the colleague whose link led here; null without one, and for what is no code. */
function useReferralCode(): string | null {
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const code = new URLSearchParams(search).get("ref")?.trim() ?? "";
  return code === "" || code.length > MAX_CODE ? null : code;
}

/** A coach starts a practice: the account and its trial exist once the mailed link is used (ledger BILL-033). */
export function CoachSignUpScreen() {
  const phrases = usePhrases();
  const { practice, onboarding } = phrases;
  const navigate = useNavigate();
  const newcomer = useNewcomer();
  const [first, setFirst] = useState(newcomer?.first ?? "");
  const [last, setLast] = useState(newcomer?.last ?? "");
  const [email, setEmail] = useState(useSentTo() ?? "");
  const referralCode = useReferralCode();
  const signUp = useMutation({
    mutationFn: (address: string) => {
      const names = { first_name: first.trim(), last_name: last.trim() };
      const redirect_url = `${location.origin}/`;
      return call(selfServiceSignup, {
        body: { ...names, email: address, terms_accepted: true, redirect_url, referral_code: referralCode },
      });
    },
    onSuccess: async (_answer, address) => {
      const state = sentTo(address, { first, last, form: coachStartPath(referralCode) });
      // The way back of the browser finds what was typed, too.
      await navigate({ href: coachStartPath(referralCode), replace: true, state });
      await navigate({ to: PATHS.linkSent, state });
    },
    meta: { silent: true },
  });
  useTitle(practice.start.title);
  const isFilled = first.trim() !== "" && last.trim() !== "" && emailProblem(email) === null;
  const atEmail = signUp.error instanceof CallError ? signUp.error.at("email") : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled || signUp.isPending) return;
    countPress("click_create_coach_button");
    signUp.mutate(tidyEmail(email));
  };
  return (
    <SignInFrame onBack={() => void navigate({ to: PATHS.start })}>
      <div className={styles.heading}>
        <h1>{practice.start.title}</h1>
        <p className={styles.lead}>{practice.start.text}</p>
      </div>
      <form noValidate className={styles.form} onSubmit={send}>
        <TextInput
          label={onboarding.registration.firstName}
          autoComplete="given-name"
          maxLength={MAX_NAME}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          label={onboarding.registration.lastName}
          autoComplete="family-name"
          maxLength={MAX_NAME}
          value={last}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
        <EmailField value={email} onChange={setEmail} refusal={atEmail} />
        <p role="alert" className={styles.error}>
          {signUp.error !== null && atEmail === undefined && refusalText(signUp.error, phrases)}
        </p>
        <Button
          type="submit"
          size="lg"
          disabled={!isFilled}
          loading={signUp.isPending}
          rightSection={<IconArrowRight size={20} aria-hidden="true" />}
        >
          {practice.start.submit}
        </Button>
      </form>
      <TermsNote before={practice.start.agreeBefore} />
      <PressSwitch />
    </SignInFrame>
  );
}
