import { redeemInvitation, resendOtp, sendInvitationCode, verifyOtp } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** How a typed code is exchanged for a token, and how another one is asked for. */
export interface CodeWay {
  readonly verify: (otp: string) => Promise<{ readonly auth_token: string }>;
  readonly resend: () => Promise<unknown>;
}

/** The code went to an address that the person typed here. */
export const codeByEmail = (email: string): CodeWay => ({
  verify: (otp) => call(verifyOtp, { body: { email, otp } }),
  resend: () => call(resendOtp, { body: { email } }),
});

export const askInvitationCode = (token: string) =>
  call(sendInvitationCode, { body: { magic_link_token: token } });

/** The code went to the person whom a link invites, whose address this browser does not know. */
export const codeByInvitation = (token: string): CodeWay => ({
  verify: (otp) => call(redeemInvitation, { body: { magic_link_token: token, otp } }),
  resend: () => askInvitationCode(token),
});

/** The screen says itself why a code was refused (ledger AUTH-021). */
export const useVerifyCode = (way: CodeWay) =>
  useMutation({ mutationFn: way.verify, meta: { silent: true } });

export const useResendCode = (way: CodeWay) =>
  useMutation({ mutationFn: way.resend, meta: { silent: true } });
