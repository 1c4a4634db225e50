/** A difference with its sign in front: "−0.8 kg", "+0.2 kg", "0.0 kg". */
export const signed = (difference: number, text: (value: number) => string): string => {
  const sign = difference < 0 ? "−" : difference > 0 ? "+" : "";
  return `${sign}${text(Math.abs(difference))}`;
};
