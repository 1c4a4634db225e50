import { Notifications } from "@mantine/notifications";

/** Where toasts appear: above the tab bar. Stands once, inside the UiProvider. */
export function ToastHost() {
  return <Notifications position="bottom-center" limit={2} autoClose={6000} bottom="var(--toast-bottom)" />;
}
