import { useNavigate, useRouter } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import type { PrototypeName } from "./prototype-names.ts";

/** Ways between the prototype screens, and out of them. */
export function useGo() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return {
    to: (screen: PrototypeName) => void navigate({ to: PATHS.prototype, params: { screen } }),
    back: () => history.back(),
    out: () => void navigate({ to: PATHS.home }),
  };
}
