/** The notice about what waits; asked for early where it has to be there without a network. */
export const loadWaitingNotice = async () => (await import("./WaitingNotice.tsx")).WaitingNotice;
