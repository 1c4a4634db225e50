import { Outlet, useRouter } from "@tanstack/react-router";
import { NavigateContext } from "../ui/AppLink.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";

/** Around every screen: links that stay in the app, and the notices about network and new versions. */
export function RootLayout() {
  const router = useRouter();
  return (
    <NavigateContext value={(href, replace) => void router.navigate({ href, replace })}>
      <OfflineNotice />
      <UpdateNotice />
      <Outlet />
    </NavigateContext>
  );
}
