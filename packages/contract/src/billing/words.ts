import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const BILLING_WORDS: WordsOfCalls = {
  "get-billing-options": says(
    "Reads where billing is managed, and which products open subscription management.",
  ),
  "open-customer-portal": says(
    "Answers a link to the payment provider's portal for the caller. 503 `billing_unavailable` while the provider cannot be reached.",
  ),
  "cancel-deal": says(
    "Ends the caller's subscription with the period that is paid; a repeat changes nothing.",
  ),
  "list-coach-plans": says(
    "Lists what the calling coach can subscribe to, and when a subscription that begins now is first charged.",
  ),
  "create-coach-checkout": says(
    "Begins the checkout of the coach's subscription, charged when the trial has ended. 409 `already_subscribed` for a coach who has one.",
  ),
  "get-referral": says(
    "Reads the coach's code for colleagues and what it has brought; the code is made at the first call.",
  ),
  "list-checkout-prices": says("Lists what a practice sells, the cheapest first, in cents."),
  "create-checkout-session": says(
    "Begins a checkout on the provider's page, which leads back to `success_url` or `cancel_url`. 30 an hour per address of the network.",
  ),
  "create-setup-intent": says("Begins to keep a way of paying at the provider."),
  "create-subscription": says(
    "Subscribes with a way of paying that was kept before. What the card is refused for is a 400 under `non_field_errors`.",
  ),
  "create-payment-intent": says(
    "Begins a payment of what the provider asks for a price; the amount is never the caller's.",
  ),
  "verify-subscription": says("Asks the provider again whether a checkout or subscription is paid."),
  "validate-promo-code": says(
    "Tells what a promo code takes off; an unknown one is answered with `valid` false. Ten tries in ten minutes.",
  ),
  "enter-from-checkout": says(
    "Lets the person in who has just paid, once, within 60 minutes. 409 `sign_in_required` when the address had an account before.",
  ),
};
