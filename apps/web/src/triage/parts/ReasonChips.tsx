import type { TriageReasonShown } from "@plateful/contract";
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowsUpDown,
  IconCalendarOff,
  IconClipboardCheck,
  IconClipboardX,
  IconCreditCardOff,
  IconFlag,
  IconHelp,
  IconMessage,
  IconScale,
  IconUserPlus,
} from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { Pill } from "../../ui/Pill.tsx";
import styles from "./ReasonChips.module.css";
import { useReasonWords } from "./use-reason-words.ts";

type Reason = TriageReasonShown["reason"];
type Tone = NonNullable<ComponentProps<typeof Pill>["tone"]>;

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
export const REASON_LOOKS: Readonly<Record<Reason, readonly [tone: Tone, icon: ReactNode]>> = {
  UNDER_FLOOR: ["over", <IconArrowDown key="icon" {...ICON} />],
  PAYMENT: ["over", <IconCreditCardOff key="icon" {...ICON} />],
  HELP: ["info", <IconHelp key="icon" {...ICON} />],
  MESSAGE: ["info", <IconMessage key="icon" {...ICON} />],
  CHECK_IN: ["info", <IconClipboardCheck key="icon" {...ICON} />],
  NO_PLAN: ["info", <IconUserPlus key="icon" {...ICON} />],
  NOTHING_LOGGED: ["warning", <IconCalendarOff key="icon" {...ICON} />],
  CHECK_IN_OPEN: ["warning", <IconClipboardX key="icon" {...ICON} />],
  WEIGHT_PACE: ["warning", <IconScale key="icon" {...ICON} />],
  NO_FITS: ["warning", <IconAlertCircle key="icon" {...ICON} />],
  ENERGY_OFF: ["warning", <IconArrowsUpDown key="icon" {...ICON} />],
  PROTEIN_OFF: ["warning", <IconArrowsUpDown key="icon" {...ICON} />],
  GOAL_REACHED: ["ok", <IconFlag key="icon" {...ICON} />],
};

/** Reasons that lead to the check-ins of the client. */
const ABOUT_CHECK_INS: ReadonlySet<Reason> = new Set(["CHECK_IN", "CHECK_IN_OPEN"]);

interface ReasonChipsProps {
  /** Left out where the chip is part of something to press: then it is no link. */
  clientId?: number;
  reasons: readonly TriageReasonShown[];
}

/**
 * Why a client is on the board, the most urgent first; all of it wraps, so that nothing hides behind a number.
 * A check-in is opened from its chip (CHECK-011, CHECK-015).
 */
export function ReasonChips({ clientId, reasons }: ReasonChipsProps) {
  const wordsOf = useReasonWords();
  return reasons.map((reason) => {
    const [tone, icon] = REASON_LOOKS[reason.reason];
    const chip = (
      <Pill key={reason.reason} tone={tone} icon={icon}>
        {wordsOf(reason)}
      </Pill>
    );
    if (!ABOUT_CHECK_INS.has(reason.reason) || clientId === undefined) return chip;
    return (
      <AppLink
        key={reason.reason}
        href={PATHS.clientCheckIns.replace("$clientId", String(clientId))}
        className={styles.way}
      >
        {chip}
      </AppLink>
    );
  });
}
