interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** First and last name; the e-mail address of someone without a name (ledger COACH-030). */
export const displayName = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email;

/** The first character as a reader sees it: half an emoji, or a letter without its accent, is none. */
function firstOf(text: string): string {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first?.segment ?? "";
}

/** Two letters that stand for a person: "SW" for Sanne de Wit, whose "de" is no name of its own. */
export function initialsOf({ first_name, last_name, email }: Named): string {
  const ofLast = /\p{Lu}/u.exec(last_name)?.[0] ?? firstOf(last_name);
  return (`${firstOf(first_name)}${ofLast}` || firstOf(email)).toUpperCase();
}
