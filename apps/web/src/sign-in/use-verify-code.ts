import { resendOtp, verifyOtp } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

interface TypedCode {
  readonly email: string;
  readonly otp: string;
}

/** The screen says itself why a code was refused (ledger AUTH-021). */
export const useVerifyCode = () =>
  useMutation({ mutationFn: (body: TypedCode) => call(verifyOtp, { body }), meta: { silent: true } });

export const useResendCode = () =>
  useMutation({
    mutationFn: (email: string) => call(resendOtp, { body: { email } }),
    meta: { silent: true },
  });
