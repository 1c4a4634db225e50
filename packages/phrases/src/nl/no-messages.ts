import type { noMessages as english } from "../en/no-messages.ts";

export const noMessages = {
  client: (p) => `Schrijf ${p.name}`,
  clientText: "Een vraag, een dag die anders liep, een recept dat goed beviel: het hoort allemaal hier.",
  coach: (p) => `Je hebt ${p.name} nog niet geschreven`,
  coachText: "Het eerste bericht is aan jou.",
  noCoach: "Je hebt geen coach",
  noCoachText:
    "Berichten zijn er voor mensen met een coach. Nodigt een coach je uit, dan vind je het gesprek hier.",
  list: "Nog geen gesprekken",
  listText: "Open een cliënt en schrijf het eerste bericht, of wacht tot een cliënt jou schrijft.",
  waiting: "Niemand wacht",
  waitingText: "Je hebt iedereen geantwoord.",
  found: (p) => `Geen gesprek met “${p.search}”`,
  choose: "Kies een gesprek",
} satisfies typeof english;
