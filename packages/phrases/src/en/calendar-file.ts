/** Meals in the calendar of another app. */
export const calendarFile = {
  file: "plateful-calendar.ics",
  name: (p: { brand: string }) => `${p.brand}: meals`,
  meal: (p: { moment: string; names: string }) => `${p.moment}: ${p.names}`,
  quickAdd: "Quick add",
  minutes: (p: { name: string; minutes: number }) => `${p.name}: ${p.minutes} minutes`,
  cookAhead: "Cook ahead",
  thaw: "Take out of the freezer",
  thawFor: (p: { name: string; meal: string }) => `${p.name}, for ${p.meal}`,
  checkIn: "Check-in with your coach",
  ends: "This calendar address ends",
  endsText: "From tomorrow on nothing new appears here. Make a new address under Apps, calendar and tokens.",
};
