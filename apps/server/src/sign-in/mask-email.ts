/**
 * An address that its owner recognises and nobody else learns: the first character and the domain.
 *
 * @example maskEmail("anna@example.org") === "a•••@example.org"
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${first}•••${email.slice(at)}`;
}
