/** A stand-in picture. */
export function kitPlate(name: string, _frame: "thumb" | "square"): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#8c6"/><title>${name}</title></svg>`)}`;
}
