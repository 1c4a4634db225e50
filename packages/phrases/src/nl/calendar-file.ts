import type { calendarFile as en } from "../en/calendar-file.ts";

export const calendarFile: typeof en = {
  file: "plateful-agenda.ics",
  name: (p) => `${p.brand}: maaltijden`,
  meal: (p) => `${p.moment}: ${p.names}`,
  quickAdd: "Snelle invoer",
  minutes: (p) => `${p.name}: ${p.minutes} minuten`,
  cookAhead: "Vooruit koken",
  thaw: "Uit de vriezer halen",
  thawFor: (p) => `${p.name}, voor ${p.meal}`,
  checkIn: "Check-in met je coach",
  ends: "Dit agenda-adres verloopt",
  endsText:
    "Vanaf morgen komt hier niets nieuws meer bij. Maak een nieuw adres onder Apps, agenda en tokens.",
};
