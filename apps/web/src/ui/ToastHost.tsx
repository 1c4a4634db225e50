import { Notifications } from "@mantine/notifications";
import styles from "./toast.module.css";

/** Where toasts appear: above the tab bar. Stands once, inside the UiProvider. */
export function ToastHost() {
  return (
    <Notifications
      position="bottom-center"
      limit={2}
      autoClose={6000}
      classNames={{ root: styles.host ?? "" }}
    />
  );
}
