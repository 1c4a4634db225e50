import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../address/paths.ts";
import { signOut } from "./sign-out.ts";

/** Signs this device out and shows the login screen, also without a network (ledger AUTH-038). */
export function useLogOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const logOut = async () => {
    setIsLeaving(true);
    await signOut(queryClient);
    await navigate({ to: PATHS.login, replace: true });
  };
  return { isLeaving, logOut };
}
