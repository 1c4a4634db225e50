// Runs before the first paint, so that a dark screen never flashes white. The content security policy
// forbids inline scripts, hence a file of its own.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("plateful-colour-scheme");
  } catch {
    // Storage is blocked: follow the system.
  }
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
})();
