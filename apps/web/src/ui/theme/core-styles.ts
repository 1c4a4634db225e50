// Style sheets of the first load. Mantine's whole sheet is much heavier, so each component's sheet is imported by itself.
// Controls that only some screens have bring their sheet along: form-styles.ts, and mantine-styles.ts of the build.
// The default values of Mantine's variables are left out, since ThemeVariables gives all of them.
import "./layers.css";
import "@fontsource-variable/figtree/index.css";
import "@fontsource-variable/gabarito/index.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "./tokens.css";
import "./base.css";
