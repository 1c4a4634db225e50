/** What visitors of a practice with a tracking pixel are asked, and people who agreed can take back. */
export const visits = {
  title: (p: { name: string }) => `May ${p.name} count your visit?`,
  text: (p: { name: string }) =>
    `${p.name} would like to know how many people reach this page. If you agree, your browser loads an invisible image from an advertising service. The service learns that someone opened this page, sees your IP address and may set a cookie. It never sees what you enter, and it is never used on pages with your health data.`,
  allow: "Allow",
  refuse: "Don't allow",
  counted: (p: { name: string }) => `${p.name} counts your visits to this page.`,
  stop: "Stop counting",
  notCounted: "Your visit is not counted.",
  switch: (p: { name: string }) => `Let ${p.name} count my visits`,
  switchText:
    "Only to its sign-up and payment pages, in this browser, by an advertising service. Never on pages with your health data.",
};
