import type { visits as english } from "../en/visits.ts";

export const visits: typeof english = {
  title: (p) => `Mag ${p.name} je bezoek meetellen?`,
  text: (p) =>
    `${p.name} wil graag weten hoeveel mensen deze pagina bezoeken. Als je akkoord gaat, laadt je browser een onzichtbaar plaatje van een advertentiedienst. Die dienst ziet dat iemand deze pagina opent, ziet je IP-adres en kan een cookie plaatsen. Wat je invult ziet de dienst nooit, en op pagina's met je gezondheidsgegevens wordt hij nooit gebruikt.`,
  allow: "Toestaan",
  refuse: "Niet toestaan",
  counted: (p) => `${p.name} telt je bezoeken aan deze pagina mee.`,
  stop: "Niet meer meetellen",
  notCounted: "Je bezoek wordt niet meegeteld.",
  switch: (p) => `${p.name} mag mijn bezoeken meetellen`,
  switchText:
    "Alleen op de aanmeld- en betaalpagina's, in deze browser, via een advertentiedienst. Nooit op pagina's met je gezondheidsgegevens.",
};
