const S = Number(process.env.KS ?? 0.5), T = Number(process.env.KT ?? 1);
export const kindsPrice = (others: number): number => (others === 0 ? 0 : others === 1 ? S : T);
