import { Button } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { isLinkToShop } from "../lib/address/grocery-search.ts";
import { PATHS } from "../lib/address/paths.ts";
import { isInstalled, useIsDesktop } from "../lib/device/use-media.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { SupportChatButton } from "../lib/site/SupportChatButton.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { DemoPeople } from "./DemoPeople.tsx";
import { EmailField } from "./EmailField.tsx";
import styles from "./form.module.css";
import { preferredMethod } from "./preferred-method.ts";
import { prefersBrowser } from "./prefers-browser.ts";
import { refusalText } from "./refusal-text.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { sentTo, useSentTo } from "./sent-to.ts";
import { TermsNote } from "./TermsNote.tsx";
import { useNext } from "./use-enter-app.ts";
import { useRequestSignIn } from "./use-request-sign-in.ts";
import { emailProblem, tidyEmail } from "./validate-email.ts";

/** Brands may ask people on a phone to install the app before they sign in (ledger NAV-022). */
function useInstallFirst(): void {
  const brand = useBrand();
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const next = useNext();
  const isAsked = brand?.pwa_enabled === true && !isDesktop && !isInstalled() && !prefersBrowser();
  useEffect(() => {
    if (isAsked)
      void navigate({ to: PATHS.install, search: next === undefined ? {} : { next }, replace: true });
  }, [isAsked, navigate, next]);
}

/** The way to an account: through the questions of a plan, or for a link to shop together with a name alone (ledger GROC-038). */
function NewHere({ next }: { next: string | undefined }) {
  const { signIn } = usePhrases();
  const { login, start } = signIn;
  return (
    <p className={styles.small}>
      {login.newHere}{" "}
      {next === undefined ? (
        <AppLink href={PATHS.start}>{start.startToday}</AppLink>
      ) : (
        <AppLink href={`${PATHS.registration}?${new URLSearchParams({ next })}`}>{login.makeAccount}</AppLink>
      )}
    </p>
  );
}

/** Sign-in without a password: one address, one button (ledger AUTH-001, AUTH-003). */
export function LoginScreen() {
  const phrases = usePhrases();
  const { signIn } = phrases;
  const navigate = useNavigate();
  const next = useNext();
  const brand = useBrand();
  const [email, setEmail] = useState(useSentTo() ?? "");
  const request = useRequestSignIn();
  useTitle(signIn.login.documentTitle);
  useInstallFirst();
  const method = brand?.login_method === "OTP" ? "OTP" : preferredMethod();
  // Who opens a link to shop needs an account and no plan. A practice that is full has its waiting list instead.
  const shopLink = isLinkToShop(next) && brand?.waitlist_enabled !== true ? next : undefined;
  const canSend = emailProblem(email) === null && !request.isPending;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    const address = tidyEmail(email);
    request.mutate(address, {
      onSuccess: ({ authentication_method }) =>
        void navigate({
          to: authentication_method === "OTP" ? PATHS.code : PATHS.linkSent,
          search: next === undefined ? {} : { next },
          state: sentTo(address),
        }),
      onError: (error) => void alertProblem(refusalText(error, phrases)),
    });
  };

  return (
    <SignInFrame hasArtOnPhone>
      <div className={styles.heading}>
        <h1>{signIn.login.title}</h1>
        {shopLink !== undefined && <p className={styles.lead}>{signIn.login.toShop}</p>}
        <p className={styles.lead}>{signIn.login.text[method]}</p>
      </div>
      <form noValidate className={styles.form} onSubmit={send}>
        <EmailField value={email} onChange={setEmail} />
        <Button
          type="submit"
          size="lg"
          disabled={!canSend}
          loading={request.isPending}
          rightSection={<IconArrowRight size={20} aria-hidden="true" />}
        >
          {signIn.login.send[method]}
        </Button>
      </form>
      <TermsNote />
      <NewHere next={shopLink} />
      <DemoPeople />
      <SupportChatButton />
    </SignInFrame>
  );
}
