import type { TriageReasonShown, TriageRow } from "@plateful/contract";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { useRightsHeld } from "../../lib/person/own-rights.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import type { StartsWith } from "./next-step.ts";
import { type NextStep, stepFor } from "./next-step.ts";

/** The step that answers the most urgent reason of a client. */
export function useNextStep(client: TriageRow): NextStep {
  return stepFor(client, client.reasons[0]?.reason, useRightsHeld());
}

interface StepButtonProps {
  client: TriageRow;
  /** The most urgent reason where none is named. */
  reason?: TriageReasonShown["reason"];
  className: string | undefined;
  onField: (field: StartsWith | null) => void;
}

/** The next step about a client, or about one of their reasons: a button where it is taken here, a link where it is elsewhere (COACH-189). */
export function StepButton({ client, reason, className, onField }: StepButtonProps) {
  const { steps } = useTriagePhrases();
  const step = stepFor(client, reason ?? client.reasons[0]?.reason, useRightsHeld());
  if ("href" in step)
    return (
      <AppLink href={step.href} className={className}>
        {steps[step.name]}
      </AppLink>
    );
  // The reason is read in the open client: there is nothing more to open.
  if (step.name === "OPEN" && reason !== undefined) return null;
  const { field } = step;
  return (
    <button type="button" className={className} onClick={() => onField(field)}>
      {steps[step.name]}
    </button>
  );
}
