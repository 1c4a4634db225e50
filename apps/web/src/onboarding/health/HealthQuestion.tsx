import { useState } from "react";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { HealthAnswersSheet } from "./HealthAnswersSheet.tsx";
import { HealthCard } from "./HealthCard.tsx";
import { isPutOff, putOff } from "./put-off.ts";

/**
 * Asks whoever has a plan and was never asked about their health: accounts from before the questions, and clients whose coach made
 * the plan (ledger SAFE-018).
 */
export function HealthQuestion() {
  const { is_health_question_open: isOpen } = useCurrentUser();
  const [isLater, setLater] = useState(() => isPutOff(Date.now()));
  const [isAsking, setAsking] = useState(false);
  const later = () => {
    putOff(Date.now());
    setLater(true);
  };
  return (
    <>
      <HealthCard
        isAnswered={!isOpen || isLater}
        isAdapted={false}
        onOpen={() => setAsking(true)}
        onLater={later}
      />
      {isAsking && <HealthAnswersSheet answers={null} onClose={() => setAsking(false)} />}
    </>
  );
}
