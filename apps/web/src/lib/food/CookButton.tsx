import { Button } from "@mantine/core";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import styles from "./CookButton.module.css";

interface CookButtonProps {
  label: string;
  /** The address of its cooking. */
  href: string;
  /** Another button of the page is the filled one. */
  isSecond?: boolean;
}

/** Opens the cooking of a recipe, step by step: at the foot of a phone, or beside the steps where the foot has another button. */
export function CookButton({ label, href, isSecond = false }: CookButtonProps) {
  const navigate = useNavigate();
  return (
    <div className={isSecond ? styles.second : styles.bar}>
      <Button
        size={isSecond ? "md" : "lg"}
        fullWidth={!isSecond}
        {...(isSecond ? { variant: "light" } : {})}
        leftSection={<IconToolsKitchen2 size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => void navigate({ href })}
      >
        {label}
      </Button>
    </div>
  );
}
