import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { TeamRight } from "@plateful/access";
import { email as emailRule, type TeamInvitation } from "@plateful/contract";
import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";
import { type FormEvent, useState } from "react";
import { z } from "zod/mini";
import { QuestionDialog } from "../lib/dialogs/QuestionDialog.tsx";
import { useCompleteLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { type Giver, type Place, startPlace } from "./place.ts";
import styles from "./Team.module.css";
import { useInviteColleague } from "./use-team-changes.ts";

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const FIELDS = ["email", "first_name", "last_name", "rights", "ends_coaching"];

interface InviteColleagueDialogProps {
  giver: Giver;
  /** An invitation that is sent once more; its address stays. */
  again?: TeamInvitation;
  onClose: () => void;
}

/** Who is invited to the team, with which rights and in which language; also once more (ledger TEAM-005, TEAM-013). */
export function InviteColleagueDialog({ giver, again, onClose }: InviteColleagueDialogProps) {
  const phrases = usePhrases();
  const { onboarding, practice, general, signIn } = phrases;
  const { invite: words } = useTeamPhrases();
  const own = useCompleteLanguage();
  const [first, setFirst] = useState(again?.first_name ?? "");
  const [last, setLast] = useState(again?.last_name ?? "");
  const [email, setEmail] = useState(again?.email ?? "");
  const [isLeft, setIsLeft] = useState(false);
  const [language, setLanguage] = useState<CompleteLanguage>(own);
  const [place, setPlace] = useState<Place>(again ?? startPlace(giver));
  const invite = useInviteColleague();
  const isAddress = z.safeParse(emailRule(), email.trim()).success;
  const isFilled = first.trim() !== "" && last.trim() !== "" && isAddress;
  const endsCoaching = refusalAt(invite.error, "ends_coaching");
  const send = (isKnown: boolean) => {
    if (!isFilled || invite.isPending) return;
    const names = { first_name: first.trim(), last_name: last.trim() };
    const rights: TeamRight[] = [...place.rights];
    invite.mutate(
      {
        ...names,
        email: email.trim(),
        language,
        role: place.role,
        rights,
        ...(isKnown ? { ends_coaching: true } : {}),
      },
      {
        onSuccess: () => {
          showToast({ message: words.sent({ name: names.first_name }) });
          onClose();
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const wrongAddress = isLeft && email.trim() !== "" && !isAddress ? signIn.login.invalidEmail : undefined;
  if (endsCoaching !== undefined)
    return (
      <QuestionDialog
        title={words.clientTitle}
        text={endsCoaching}
        answers={[
          { label: words.clientConfirm, look: "main", isBusy: invite.isPending, onPress: () => send(true) },
          { label: words.clientBack, look: "plain", onPress: () => invite.reset() },
        ]}
        onClose={() => invite.reset()}
      />
    );
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={again === undefined ? words.title : words.againTitle}
      subtitle={again === undefined ? words.text : words.againText}
      closeLabel={general.close}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          data-autofocus
          label={onboarding.registration.firstName}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={first}
          error={refusalAt(invite.error, "first_name")}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          label={onboarding.registration.lastName}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={last}
          error={refusalAt(invite.error, "last_name")}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
        <TextInput
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL}
          readOnly={again !== undefined}
          value={email}
          error={refusalAt(invite.error, "email") ?? wrongAddress}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setIsLeft(true)}
        />
        <UnitToggle
          label={words.language}
          options={LANGUAGES.map((value) => ({
            value,
            label: practice.adding.languages[value],
          }))}
          value={language}
          isWide
          onChange={setLanguage}
        />
        <PlaceFields place={place} giver={giver} onChange={setPlace} />
        <p role="alert" className={styles.error}>
          {refusalAt(invite.error, "rights") ?? refusalOf(invite.error, FIELDS, phrases)}
        </p>
        <Button type="submit" size="lg" fullWidth disabled={!isFilled} loading={invite.isPending}>
          {words.submit}
        </Button>
      </form>
    </SheetDialog>
  );
}
