import { Button } from "@mantine/core";
import { CALENDAR_PARTS, type CalendarPart } from "@plateful/contract";
import { useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { CalendarAddress } from "./CalendarAddress.tsx";
import { CalendarForm, type CalendarWish } from "./CalendarForm.tsx";
import { calendarAddress } from "./calendar-address.ts";
import { needsProof, TokenProof } from "./TokenProof.tsx";
import { useCreateAccessToken } from "./use-create-access-token.ts";
import { useTokenPhrases } from "./use-token-phrases.ts";

/** A calendar that stops after a month would be missed too late. */
const DAYS = 365;

/** Only clients are asked for check-ins. */
const partsFor = (isClient: boolean): readonly CalendarPart[] =>
  CALENDAR_PARTS.filter((part) => isClient || part !== "CHECK_INS");

/** Makes the address of a calendar: what it shows, a code where the last sign-in is longer ago, and the address. */
export function NewCalendarDialog({ onClose }: { onClose: () => void }) {
  const { general } = usePhrases();
  const { calendar: words } = useTokenPhrases();
  const { coach } = useCurrentUser();
  const offered = partsFor(coach !== null);
  const [wish, setWish] = useState<CalendarWish>({ name: words.title, parts: offered });
  const make = useCreateAccessToken();
  const formId = useId();
  const send = ({ name, parts }: CalendarWish) => {
    setWish({ name, parts });
    make.mutate({ name, scopes: ["calendar:read"], expires_in_days: DAYS });
  };
  if (make.data !== undefined) {
    const address = calendarAddress(location.origin, make.data.secret, wish.parts);
    return <CalendarAddress address={address} onClose={onClose} />;
  }
  if (needsProof(make.error)) return <TokenProof onClose={onClose} onProven={() => send(wish)} />;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.make}
      closeLabel={general.close}
      actions={
        <Button size="lg" type="submit" form={formId} loading={make.isPending}>
          {words.submit}
        </Button>
      }
    >
      <CalendarForm id={formId} offered={offered} initial={wish} error={make.error} onSend={send} />
    </SheetDialog>
  );
}
