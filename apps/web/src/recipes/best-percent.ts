/** In which best share of all a rank lies, in whole percent rounded up: number 6 of 210 is in the best 3 %. */
export const bestPercent = ({ rank, of }: { readonly rank: number; readonly of: number }): number =>
  Math.ceil((rank * 100) / of);
