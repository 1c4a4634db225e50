// Runs before the first paint, while the app itself is still on its way. The content security policy forbids inline scripts,
// hence a file of its own.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system and the browser decide.
      return null;
    }
  };
  // A dark screen never flashes white.
  const scheme = read("plateful-colour-scheme");
  const isDark =
    scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
  // The texts come beside the app instead of after it; lib/language/language.ts decides alike.
  const addresses = { ...document.currentScript?.dataset };
  const [device] = navigator.language.toLowerCase().split("-");
  const language = [read("plateful-language"), device, "en"].find((one) => Object.hasOwn(addresses, one));
  // The planner, to which the home address leads, does without the late ones; lib/language/load-phrases.ts decides alike.
  const isPlanner = /^\/(planner)?$/.test(location.pathname);
  const texts = [addresses[language], addresses[`${language}Late`]];
  for (const address of isPlanner ? texts.slice(0, 1) : texts) {
    if (address === undefined) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
})();
