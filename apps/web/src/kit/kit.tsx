// The kit shows every part of the design system on one page, for looking at it under `vite` at /kit.html.
// It is no entry of the build, so none of it is shipped.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/fields/form-styles.ts";
import { UiProvider } from "../ui/theme/UiProvider.tsx";
import { KitPage } from "./KitPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("kit.html has no #root element");

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <KitPage />
    </UiProvider>
  </StrictMode>,
);
