import { beginConversation } from "../messages/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { demoNow } from "./demo-call.ts";

const HOUR_MS = 3_600_000;

type Line = readonly [hoursAgo: number, by: "client" | "coach", text: string];

/** What the coach and some of her clients wrote lately: two wait for an answer, two have one. */
const CONVERSATIONS: Readonly<Record<string, readonly Line[]>> = {
  Aylin: [
    [50, "coach", "Fijn dat je begonnen bent. Hoe gaan de eerste dagen?"],
    [27, "client", "Goed! Alleen de lunch op mijn werk lukt niet altijd."],
    [26, "client", "Late diensten deze week. Om negen uur heb ik geen trek meer. Is dat erg?"],
  ],
  Sanne: [
    [54, "client", "Het weekend ging goed, de zalm was een succes."],
    [52, "coach", "Mooi! Hoe zien je diensten er deze week uit?"],
    [28, "client", "Late diensten, dus de lunch schiet er steeds bij in. Is dat erg?"],
    [20, "coach", "Niet erg, en goed dat je het zegt. Een wrap kun je 's avonds maken en koud eten."],
  ],
  Pieter: [
    [75, "client", "De zalm van zondag was een succes, ook bij de kinderen."],
    [73, "coach", "Wat leuk om te horen. Die zet ik vaker op je plan."],
  ],
  Sophie: [
    [31, "client", "I had dinner out on Saturday and wrote it down as best I could."],
    [29, "coach", "That is all it takes. A rough guess is better than an empty day."],
    [4, "client", "Can I swap the oats on Thursday? I have an early meeting."],
  ],
  Grace: [
    [120, "coach", "Your protein at breakfast looks good this week."],
    [118, "client", "Thanks! The tofu scramble helped."],
  ],
};

/** Lets the coach of the demo have conversations with those of her clients who are there. */
export async function addDemoMessages(
  trx: Db,
  services: Services,
  coachId: number,
  clients: readonly { readonly firstName: string; readonly id: number }[],
): Promise<void> {
  const now = demoNow(services).getTime();
  for (const { firstName, id } of clients) {
    const lines = CONVERSATIONS[firstName] ?? [];
    const messages = lines.map(([hoursAgo, by, text]) => {
      const at = new Date(now - hoursAgo * HOUR_MS);
      return { isFromCoach: by === "coach", text, at };
    });
    await beginConversation(trx, { clientId: id, coachId }, messages);
  }
}
