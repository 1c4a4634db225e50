import { Button } from "@mantine/core";
import { loginByLink } from "@plateful/contract";
import { IconUserCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./form.module.css";
import { dropLink, type HeldLink, heldLink } from "./held-link.ts";
import { InvitationForm } from "./InvitationForm.tsx";
import { refusalText } from "./refusal-text.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { useEnterApp } from "./use-enter-app.ts";
import { useInvitedTitle } from "./use-invited-title.ts";

/** A reload forgets the token, which the mail still has. */
function OpenOnceMore() {
  const { signIn, general } = usePhrases();
  useTitle(signIn.link.againTitle);
  return (
    <>
      <div className={styles.heading}>
        <h1>{signIn.link.againTitle}</h1>
        <p className={styles.lead}>{signIn.link.againText}</p>
      </div>
      <AppLink href={PATHS.login} className={styles.link}>
        {general.logIn}
      </AppLink>
    </>
  );
}

function SignInQuestion({ held, onRefuse }: { held: HeldLink; onRefuse: () => void }) {
  const phrases = usePhrases();
  const words = phrases.signIn.link;
  const title = useInvitedTitle(held.link.invitation) ?? words.title;
  const isInvited = held.link.invitation !== null;
  const enterApp = useEnterApp();
  const enter = useMutation({
    mutationFn: () => call(loginByLink, { body: { magic_link_token: held.token } }),
    onSuccess: ({ auth_token }) => {
      dropLink();
      return enterApp(auth_token, held.next);
    },
    onError: (error) => void alertProblem(refusalText(error, phrases)),
    meta: { silent: true },
  });
  useTitle(title);
  return (
    <>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {isInvited ? phrases.signIn.invitation.account : words.account}{" "}
          <span className={styles.strong}>{held.link.account}</span>
        </p>
        <p className={styles.small}>{isInvited ? phrases.signIn.invitedBy.text : words.warning}</p>
      </div>
      <div className={styles.form}>
        <Button size="lg" loading={enter.isPending} onClick={() => enter.mutate()}>
          {words.submit}
        </Button>
        <Button size="lg" variant="default" onClick={onRefuse}>
          {words.refuse}
        </Button>
      </div>
    </>
  );
}

/** The link no longer works, and whoever opened it is signed in: whose it was, and the way on (ledger COACH-210). */
function SignedInAlready({ held }: { held: HeldLink }) {
  const words = usePhrases().signIn.link;
  const navigate = useNavigate();
  const isOther = held.link.dead_link_of === "ANOTHER";
  const title = isOther ? words.otherTitle : words.alreadyTitle;
  useTitle(title);
  const goOn = () => {
    dropLink();
    // Where the link of another account leads says nothing to this one.
    void navigate({ href: isOther ? PATHS.home : held.next, replace: true });
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {isOther ? words.otherAccount : words.alreadyAccount}{" "}
          <span className={styles.strong}>{held.link.account}</span>
        </p>
        <p className={styles.small}>{isOther ? words.otherText : words.alreadyText}</p>
      </div>
      <div className={styles.form}>
        <Button size="lg" onClick={goOn}>
          {words.goOn}
        </Button>
      </div>
    </>
  );
}

/** Whose account a link opens, asked where the link was not asked for (bar B7, ledger AUTH-052). */
export function LinkScreen() {
  const navigate = useNavigate();
  const [held] = useState(heldLink);
  const isDead = held !== null && held.link.dead_link_of !== null;
  const isInvitation = held?.link.purpose === "INVITATION";
  const leave = () => {
    dropLink();
    void navigate({ to: PATHS.home, replace: true });
  };
  return (
    <SignInFrame>
      <span aria-hidden="true" className={styles.tile}>
        <IconUserCheck size={30} stroke={1.75} />
      </span>
      {held === null && <OpenOnceMore />}
      {isDead && <SignedInAlready held={held} />}
      {held !== null && !isDead && isInvitation && <InvitationForm held={held} onRefuse={leave} />}
      {held !== null && !isDead && !isInvitation && <SignInQuestion held={held} onRefuse={leave} />}
    </SignInFrame>
  );
}
