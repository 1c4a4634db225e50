import type { replan as english } from "../en/replan.ts";

export const replan = {
  title: "De komende maaltijden opnieuw plannen?",
  text: "Het plan is opgeslagen, maar de maaltijden die al gepland zijn volgen nog het oude plan. Gegeten en vastgezette maaltijden en wat met de hand is ingevoerd, blijven in elk geval staan.",
  firstTitle: "De eerste week plannen?",
  firstText: "Het plan is opgeslagen. Je kunt meteen recepten voor zeven dagen plannen.",
  tomorrow: "Vanaf morgen",
  today: "Vanaf vandaag",
  leave: "Laat de week zoals die is",
  leaveFirst: "Nu niet",
  failed: "Het plan is opgeslagen, maar de maaltijden konden niet opnieuw worden gepland.",
  changed: (p: { count: number }) => {
    if (p.count === 0) return "Geen maaltijd hoefde te veranderen.";
    return p.count === 1 ? "1 maaltijd is veranderd." : `${p.count} maaltijden zijn veranderd.`;
  },
  stayed: (p: { count: number }) =>
    p.count === 1 ? "1 maaltijd bleef staan." : `${p.count} maaltijden bleven staan.`,
  undone: "De maaltijden zijn weer zoals ze waren. Het plan blijft opgeslagen.",
} satisfies typeof english;
