/** Joins the class names that apply: `classNames("card", isOn && "on")`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
