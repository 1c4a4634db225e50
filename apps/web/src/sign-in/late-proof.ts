import { lazyPart } from "../ui/overlays/lazy-part.tsx";

/** Loaded when a proof is asked for: the boxes of a code are no part of what other features share. */
export const ProofOfMailbox = lazyPart(async () => (await import("./ProofOfMailbox.tsx")).ProofOfMailbox);
