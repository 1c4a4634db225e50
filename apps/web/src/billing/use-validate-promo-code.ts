import { validatePromoCode } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** Asks what a promo code takes off. */
export const useValidatePromoCode = () =>
  useMutation({
    mutationFn: (code: string) => call(validatePromoCode, { body: { code } }),
    meta: { silent: true },
  });
