import { IconArrowsExchange } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../address/paths.ts";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { chooseMode, useMode } from "./coach-mode.ts";
import { useCurrentUser } from "./current-user.ts";

/** Leads a coach to their own diary, or back to the clients; nobody else has it (ledger COACH-071, PROF-011). */
export function ModeSwitch({ className }: { className?: string | undefined }) {
  const { is_coach: isCoach } = useCurrentUser();
  const { navigation } = usePhrases();
  const mode = useMode();
  const navigate = useNavigate();
  if (!isCoach) return null;
  const swap = () => {
    chooseMode(mode === "coach" ? "client" : "coach");
    void navigate({ to: PATHS.home });
  };
  return (
    <button type="button" className={className} onClick={swap}>
      <IconArrowsExchange size={24} stroke={1.75} aria-hidden="true" />
      {mode === "coach" ? navigation.toClientMode : navigation.toCoachMode}
    </button>
  );
}
