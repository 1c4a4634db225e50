import { Switch } from "@mantine/core";
import styles from "./HowYouCook.module.css";

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A wish that is on or off, with what it does. */
export function SwitchRow({ title, text, isOn, onChange }: SwitchRowProps) {
  return (
    <Switch
      size="md"
      labelPosition="left"
      label={title}
      description={text}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      classNames={{ root: styles.switch ?? "", body: styles.switchBody ?? "" }}
    />
  );
}
