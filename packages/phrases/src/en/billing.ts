/** Screens about access and payment. */
export const billing = {
  issueTitle: "Your account is paused",
  activeTitle: "Your account is active",
  reasons: {
    account_disabled: "Your account has been switched off. Your data is kept. Contact support or your coach.",
    payment_required: "You need an active subscription to go on. Your data is kept.",
    none: "Nothing is in the way. You can go on.",
  },
  articleLink: "Read about payment and access",
};
