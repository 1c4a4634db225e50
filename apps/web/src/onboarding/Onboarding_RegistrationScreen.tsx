import "../ui/fields/form-styles.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { keepTicked } from "../lib/device/ticked-consents.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { ConsentBox } from "../privacy/index.ts";
import {
  EmailField,
  emailProblem,
  refusalText,
  sentTo,
  TermsNote,
  tidyEmail,
  useNewcomer,
  useSentTo,
} from "../sign-in/index.ts";
import { afterPress } from "../ui/base/after-press.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import { handOver, useAnswers } from "./answers/answers-store.ts";
import { toHeld } from "./answers/held-answers.ts";
import { pathBefore } from "./answers/steps.ts";
import { useSignUp } from "./answers/use-sign-up.ts";
import styles from "./ModifyNutritionalPlanScreen.module.css";

/** An account, so that the answers become a plan (ledger ONB-088, ONB-089). */
export function Onboarding_RegistrationScreen() {
  const phrases = usePhrases();
  const { onboarding, general, privacy } = phrases;
  const words = onboarding.registration;
  const navigate = useNavigate();
  const answers = useAnswers();
  // Who comes back to correct the address has filled in and ticked everything (ledger AUTH-057).
  const newcomer = useNewcomer();
  const [firstName, setFirstName] = useState(newcomer?.first ?? "");
  const [lastName, setLastName] = useState(newcomer?.last ?? "");
  const [email, setEmail] = useState(useSentTo() ?? "");
  const [hasAccepted, setHasAccepted] = useState(newcomer !== null);
  /** A link to shop together, for which an account is made without a plan (ledger GROC-038). */
  const { next: shopLink } = useSearch({ strict: false });
  const [isAgreed, setAgreed] = useState(newcomer !== null);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const signUp = useSignUp();
  useTitle(words.title);
  const refusal = signUp.error instanceof CallError ? signUp.error : null;
  const canSend =
    firstName.trim() !== "" && lastName.trim() !== "" && emailProblem(email) === null && hasAccepted;
  const waitForCode = async (address: string) => {
    const form =
      shopLink === undefined
        ? PATHS.registration
        : `${PATHS.registration}?${new URLSearchParams({ next: shopLink })}`;
    const state = sentTo(address, { first: firstName, last: lastName, form });
    // The way back of the browser finds what was typed, too.
    await navigate({ href: form, replace: true, state });
    await navigate({ to: PATHS.code, search: { next: shopLink ?? PATHS.nutritionalPlan }, state });
  };
  // The box is ticked.
  const heldAnswers = () => ({
    held_answers: { answers: toHeld(answers), text_version: CONSENT_TEXT_VERSIONS.BODY_AND_PLAN },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || signUp.isPending) return;
    setTried(true);
    // Without answers there is nothing to agree to yet.
    if (shopLink === undefined && !isAgreed) return;
    if (shopLink === undefined) keepTicked(["BODY_AND_PLAN"]);
    const address = tidyEmail(email);
    const body = {
      email: address,
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      terms_accepted: hasAccepted,
      ...(shopLink === undefined ? heldAnswers() : {}),
    };
    signUp.mutate(body, {
      onSuccess: () => {
        if (shopLink === undefined) handOver();
        void waitForCode(address);
      },
      onError: (error) => void alertProblem(refusalText(error, phrases)),
    });
  };
  const leave = (field: string) => afterPress(() => setLeft((fields) => [...fields, field]));
  const nameError = (field: string, value: string) =>
    refusal?.at(field) ?? (left.includes(field) && value.trim() === "" ? general.required : null);
  const goBack = () =>
    shopLink === undefined
      ? void navigate({ href: pathBefore("nutritionalPlan", answers) ?? PATHS.goal })
      : void navigate({ to: PATHS.login, search: { next: shopLink } });
  return (
    <main className={styles.page}>
      <PageHeader
        title={shopLink === undefined ? words.title : words.shopTitle}
        subtitle={shopLink === undefined ? words.text : words.shopText}
        back={{ label: general.back, onBack: goBack }}
      />
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          <TextInput
            label={words.firstName}
            autoComplete="given-name"
            maxLength={100}
            value={firstName}
            error={nameError("first_name", firstName)}
            onChange={(event) => setFirstName(event.currentTarget.value)}
            onBlur={() => leave("first_name")}
          />
          <TextInput
            label={words.lastName}
            autoComplete="family-name"
            maxLength={100}
            value={lastName}
            error={nameError("last_name", lastName)}
            onChange={(event) => setLastName(event.currentTarget.value)}
            onBlur={() => leave("last_name")}
          />
          <EmailField value={email} onChange={setEmail} refusal={refusal?.at("email")} />
          <Checkbox
            label={words.terms}
            checked={hasAccepted}
            onChange={(event) => setHasAccepted(event.currentTarget.checked)}
          />
          <TermsNote before={words.readTerms} />
          {shopLink === undefined && (
            <ConsentBox
              kind="BODY_AND_PLAN"
              isAgreed={isAgreed}
              problem={isTried && !isAgreed ? privacy.registration.missing : null}
              onChange={setAgreed}
            />
          )}
        </div>
        <StickyActions>
          <Button type="submit" size="lg" fullWidth disabled={!canSend} loading={signUp.isPending}>
            {words.submit}
          </Button>
        </StickyActions>
      </form>
    </main>
  );
}
