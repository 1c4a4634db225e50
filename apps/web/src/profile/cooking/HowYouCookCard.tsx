import { Button } from "@mantine/core";
import { isSimple } from "@plateful/access";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import styles from "./HowYouCook.module.css";
import { HowYouCookSheet } from "./HowYouCookSheet.tsx";

/** Offers once to say how one cooks, below the first week that was planned (ledger PROF-043). */
export function HowYouCookCard() {
  const user = useCurrentUser();
  const { howYouCook: words } = usePhrases();
  const dismiss = useChangeProfile();
  const [isAsking, setAsking] = useState(false);
  const { intake } = user;
  if (intake === null || isSimple(toAccessUser(user))) return null;
  const isOffered = !intake.how_cooks_settled && !dismiss.isPending;
  const never = () =>
    dismiss.mutate(
      { how_cooks_settled: true },
      { onSuccess: () => showToast({ message: words.card.dismissed }) },
    );
  return (
    <>
      {isOffered && (
        <SectionCard>
          <div className={styles.card}>
            <div>
              <h2>{words.card.title}</h2>
              <p>{words.card.text}</p>
            </div>
            <div className={styles.buttons}>
              <Button variant="subtle" onClick={never}>
                {words.card.never}
              </Button>
              <Button variant="default" onClick={() => setAsking(true)}>
                {words.card.answer}
              </Button>
            </div>
          </div>
        </SectionCard>
      )}
      {isAsking && <HowYouCookSheet person={user} intake={intake} onClose={() => setAsking(false)} />}
    </>
  );
}
