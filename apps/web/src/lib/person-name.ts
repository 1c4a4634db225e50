interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** First and last name; the e-mail address of somebody without a name (ledger COACH-030). */
export const displayName = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email;

/** Two letters that stand for a person: "SW" for Sanne de Wit, whose "de" is no name of its own. */
export function initialsOf({ first_name, last_name, email }: Named): string {
  const ofLast = /\p{Lu}/u.exec(last_name)?.[0] ?? last_name[0] ?? "";
  return (`${first_name[0] ?? ""}${ofLast}` || (email[0] ?? "")).toUpperCase();
}
