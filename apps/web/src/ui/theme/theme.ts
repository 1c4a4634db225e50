import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const WARM: MantineColorsTuple = [
  "#f8f6f1",
  "#f1eee7",
  "#e7e2d8",
  "#d8d1c4",
  "#b8afa0",
  "#918879",
  "#716a5f",
  "#5b554b",
  "#3b362f",
  "#24211c",
];

const NIGHT: MantineColorsTuple = [
  "#f4f1ea",
  "#c0b9ac",
  "#a39b8d",
  "#7d7568",
  "#4a453d",
  "#36322c",
  "#282520",
  "#1f1d1a",
  "#151412",
  "#0f0e0d",
];

// Every shade is a variable of the organisation's style sheet, so the colour engine itself is not shipped.
const BRAND: MantineColorsTuple = [
  "var(--pf-brand-soft)",
  "var(--pf-brand-soft2)",
  "var(--pf-brand-line)",
  "var(--pf-brand-planned)",
  "var(--pf-brand-graph)",
  "var(--pf-brand)",
  "var(--pf-brand)",
  "var(--pf-brand-hover)",
  "var(--pf-brand-text)",
  "var(--pf-brand-text)",
];

/** Mantine in the house style: sizes of at least 44 px, warm greys, brand colours taken from the style sheet. */
export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 5 },
  colors: { brand: BRAND, gray: WARM, dark: NIGHT },
  black: "#24211c",
  white: "#ffffff",
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "600" },
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.35", sm: "1.43", md: "1.5", lg: "1.45", xl: "1.4" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "6px", sm: "10px", md: "14px", lg: "20px", xl: "28px" },
  defaultRadius: "md",
  shadows: { xs: "var(--e1)", sm: "var(--e1)", md: "var(--e2)", lg: "var(--e3)", xl: "var(--e3)" },
  // md = 901 px: a desktop is wider than 900.
  breakpoints: { xs: "30em", sm: "40em", md: "56.3125em", lg: "75em", xl: "90em" },
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: "md", radius: "md" },
      vars: (_theme, props) => ({
        root: {
          ...(props.size === "lg"
            ? {
                "--button-height": "52px",
                "--button-fz": "1rem",
                "--button-padding-x": "20px",
                "--button-radius": "16px",
              }
            : { "--button-height": "44px", "--button-fz": "0.9375rem", "--button-padding-x": "16px" }),
          // The words on a brand's colour are white or ink, whichever can be read.
          ...((props.variant ?? "filled") === "filled" && props.color === undefined
            ? { "--button-color": "var(--pf-on-brand)" }
            : {}),
        },
      }),
      styles: { label: { fontWeight: 600 } },
    }),
    // The controls below appear only in lazy screens; naming them keeps their code out of the first load.
    ActionIcon: { defaultProps: { size: 44, radius: "md", variant: "subtle", color: "gray" } },
    Input: {
      defaultProps: { size: "md", radius: "md" },
      vars: () => ({
        wrapper: {
          "--input-height": "52px",
          "--input-size": "52px",
          "--input-fz": "1rem",
          "--input-padding": "14px",
          "--input-bd": "var(--line2)",
          "--input-bg": "var(--card)",
          "--input-section-size": "44px",
        },
      }),
    },
    InputWrapper: {
      styles: {
        label: { fontSize: "0.875rem", fontWeight: 600, marginBottom: 6 },
        error: { fontSize: "0.8125rem", fontWeight: 500, marginTop: 6 },
        description: { fontSize: "0.8125rem", marginBottom: 6, color: "var(--text2)" },
      },
    },
    Loader: { defaultProps: { type: "oval" } },
    Menu: { defaultProps: { radius: "md", shadow: "md" } },
    NumberInput: { defaultProps: { hideControls: true } },
    PinInput: {
      defaultProps: { type: "number", oneTimeCode: true, gap: 12, placeholder: "" },
      vars: () => ({ root: { "--pin-input-size": "clamp(52px, 19vw, 72px)" } }),
      styles: {
        input: {
          height: "max(76px, 3.5rem)",
          fontSize: "2.125rem",
          fontWeight: 600,
          fontFamily: "var(--font-display)",
          borderRadius: 18,
        },
      },
    },
    SegmentedControl: {
      defaultProps: { radius: "md", withItemsBorders: false },
      styles: {
        root: { padding: 2, backgroundColor: "var(--sunken)" },
        label: {
          minHeight: 44,
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          fontSize: "0.875rem",
          fontWeight: 600,
          padding: "0 10px",
        },
        indicator: { backgroundColor: "var(--segment)", borderRadius: 12 },
      },
    },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      vars: () => ({
        root: {
          "--switch-height": "26px",
          "--switch-width": "44px",
          "--switch-thumb-size": "20px",
          "--switch-track-label-padding": "3px",
        },
      }),
      styles: {
        label: { fontSize: "1rem", lineHeight: "1.625rem", paddingBlock: 9 },
        body: { alignItems: "center" },
      },
    },
    Checkbox: {
      defaultProps: { radius: "xl" },
      vars: () => ({ root: { "--checkbox-size": "28px" } }),
      styles: {
        input: { borderWidth: 2 },
        label: { fontSize: "1rem", lineHeight: "1.75rem", paddingBlock: 8 },
        body: { alignItems: "center" },
      },
    },
    Chip: {
      defaultProps: { radius: "xl", variant: "light" },
      vars: () => ({
        root: {
          "--chip-size": "44px",
          "--chip-padding": "16px",
          "--chip-checked-padding": "14px",
          "--chip-fz": "0.875rem",
        },
      }),
      styles: { label: { fontWeight: 600 } },
    },
    Badge: {
      defaultProps: { variant: "light", size: "lg", radius: "xl" },
      styles: {
        root: {
          textTransform: "none",
          fontWeight: 600,
          letterSpacing: 0,
          height: "auto",
          minHeight: 28,
          fontSize: "0.8125rem",
        },
      },
    },
    Tabs: { styles: { tab: { minHeight: 48, fontSize: "0.9375rem", paddingInline: 16 } } },
    DatePicker: {
      defaultProps: { size: "lg", firstDayOfWeek: 1, weekendDays: [], withCellSpacing: false },
    },
  },
});

/** Points Mantine's own variables at the tokens, so that both colour schemes and every brand follow by themselves. */
export const cssVariables: CSSVariablesResolver = () => {
  const variables = {
    "--mantine-primary-color-filled": "var(--pf-brand)",
    "--mantine-primary-color-filled-hover": "var(--pf-brand-hover)",
    "--mantine-primary-color-contrast": "var(--pf-on-brand)",
    "--mantine-primary-color-light": "var(--pf-brand-soft)",
    "--mantine-primary-color-light-hover": "var(--pf-brand-soft2)",
    "--mantine-primary-color-light-color": "var(--pf-brand-text)",
    "--mantine-color-brand-filled": "var(--pf-brand)",
    "--mantine-color-brand-filled-hover": "var(--pf-brand-hover)",
    "--mantine-color-brand-light": "var(--pf-brand-soft)",
    "--mantine-color-brand-light-hover": "var(--pf-brand-soft2)",
    "--mantine-color-brand-light-color": "var(--pf-brand-text)",
    "--mantine-color-brand-outline": "var(--pf-brand-text)",
    "--mantine-color-brand-text": "var(--pf-brand-text)",
    "--mantine-color-anchor": "var(--pf-brand-text)",
    "--mantine-color-body": "var(--page)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-dimmed": "var(--text2)",
    "--mantine-color-placeholder": "var(--text3)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-color-default": "var(--card)",
    "--mantine-color-error": "var(--over)",
  };
  // Mantine sets some of these per scheme, and the more specific selector wins: so both are named.
  return { variables: {}, light: variables, dark: variables };
};
