/** How pages write durations and numbers of servings. */

const ISO_DURATION =
  /^\s*-?P(?:(?<days>\d+(?:[.,]\d+)?)D)?T?(?:(?<hours>\d+(?:[.,]\d+)?)H)?(?:(?<minutes>\d+(?:[.,]\d+)?)M)?(?:(?<seconds>\d+(?:[.,]\d+)?)S)?\s*$/i;
const MAX_MINUTES = 14 * 24 * 60;

const toNumber = (text: string | undefined): number => Number((text ?? "0").replace(",", "."));

const asMinutes = (minutes: number): number | null => {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= MAX_MINUTES ? whole : null;
};

const HOURS =
  /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:h|hr|hrs|hour|hours|u|uur|uren|std|stunden?|heures?|horas?|ore|timer?|timmar)\b/i;
const MINUTES =
  /(\d{1,4})\s*(?:m|min|mins|minute|minutes|minuten|minuut|minuti|minutos|minuter|minutter|perc)\b/i;

/** Minutes of "PT1H30M", "1 hour 30 min" or "45"; null for what is none. */
export function readMinutes(text: string): number | null {
  const { days, hours, minutes, seconds } = ISO_DURATION.exec(text)?.groups ?? {};
  if (days !== undefined || hours !== undefined || minutes !== undefined || seconds !== undefined)
    return asMinutes(
      toNumber(days) * 1440 + toNumber(hours) * 60 + toNumber(minutes) + toNumber(seconds) / 60,
    );
  if (/^\s*\d{1,4}\s*$/.test(text)) return asMinutes(Number(text));
  const [inHours, inMinutes] = [HOURS.exec(text)?.[1], MINUTES.exec(text)?.[1]];
  if (inHours === undefined && inMinutes === undefined) return null;
  return asMinutes(toNumber(inHours) * 60 + toNumber(inMinutes));
}

/** What is counted instead of servings, of which a single one feeds several people. */
const WHOLE_THINGS =
  /\b(?:loaf|loaves|cakes?|pies?|tarts?|pizzas?|jars?|batch(?:es)?|pan|tray|litres?|liters?|cups?|ml|taart(?:en)?|brood|broden|cake|potten?|pot|bakblik|springvorm|liter|cm|inch|dish|bundt|ovenschaal|kuchen|springform|blech)\b/i;
const MAX_SERVINGS = 100;

/** For how many: 4 of "4 servings", "Serves 4-6" and "voor 4 personen"; null for "1 loaf". */
export function readServings(text: string): number | null {
  const count = Number(/\d{1,4}/.exec(text)?.[0] ?? Number.NaN);
  if (!(count >= 1 && count <= MAX_SERVINGS)) return null;
  const isForPeople = /serv|person|people|portion|portie|pers\b|eters|personnes|personen/i.test(text);
  return !isForPeople && WHOLE_THINGS.test(text) ? null : count;
}
