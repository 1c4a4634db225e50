/** Style sheets of Mantine that come with the component itself, so that screens without it do not load them. */
import type { Plugin } from "vite";

const STYLED = [
  "ActionIcon",
  "CloseButton",
  "Input",
  "Menu",
  "Modal",
  "ModalBase",
  "Overlay",
  "Paper",
  "Popover",
  "VisuallyHidden",
];
const MODULE = new RegExp(`@mantine/core/esm/components/(${STYLED.join("|")})/\\1\\.mjs$`);

export const mantineStyles = (): Plugin => ({
  name: "plateful-mantine-styles",
  transform(code, id) {
    const component = MODULE.exec(id)?.[1];
    if (component === undefined) return null;
    return { code: `import "@mantine/core/styles/${component}.layer.css";\n${code}`, map: null };
  },
});
