import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from "./ui/UiProvider.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element");

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <main />
    </UiProvider>
  </StrictMode>,
);
