import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import "./core-styles.ts";
import { focusRefusedFields } from "../fields/focus-refused-field.ts";
import { ToastHost } from "../overlays/ToastHost.tsx";
import { ThemeVariables } from "./ThemeVariables.tsx";
import { theme } from "./theme.ts";

if (import.meta.env.DEV) void import("./dev-styles.ts");

/** The same key is read by public/before-paint.js before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: "plateful-colour-scheme" });

/** Theme, tokens and fonts for everything inside. Follows the system's colour scheme until someone chooses. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(() => focusRefusedFields(document), []);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <ThemeVariables />
      {children}
      <ToastHost />
    </MantineProvider>
  );
}
