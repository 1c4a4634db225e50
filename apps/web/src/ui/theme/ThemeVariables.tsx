import { convertCssVariables, deepMerge, defaultCssVariablesResolver, useMantineTheme } from "@mantine/core";
import { useInsertionEffect } from "react";
import { cssVariables } from "./theme.ts";

/**
 * Gives the theme's variables to the page as a constructed style sheet. Mantine itself writes them into a `style` element,
 * which the content security policy refuses.
 */
export function ThemeVariables() {
  const theme = useMantineTheme();
  useInsertionEffect(() => {
    const variables = deepMerge(defaultCssVariablesResolver(theme), cssVariables(theme));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(convertCssVariables(variables));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [theme]);
  return null;
}
