/** Screens about access and payment. */
const issue = {
  contactSupport: "Contact support",
  issueTitle: "Your plan is on hold",
  trialOverTitle: "Your trial has ended",
  coachTitle: "There is a problem with your subscription",
  coachOffTitle: "Your account is switched off",
  paymentTitle: "You need a subscription",
  activeTitle: "Your account is active",
  texts: {
    coach:
      "Your trial or your subscription has ended. Choose a subscription to continue. Your clients keep their app and their plans, and nothing is deleted.",
    coachOff:
      "Your account has been switched off, so your clients cannot open the app either. Nothing is deleted. Contact support to continue.",
    payment: "You need an active subscription to continue. Your data is kept.",
    client: (p: { coach: string }) =>
      `There is a problem with the subscription of ${p.coach}. Your recipes, measurements and plan are safe.`,
    deactivated: (p: { coach: string }) =>
      `${p.coach} has switched off your access to the app. Your recipes, measurements and plan are safe. If you think this is a mistake, ask ${p.coach}.`,
    customer:
      "There is a problem with your account or its payment. Your data is kept. Contact support to continue.",
    none: "Nothing is blocking your account. You can continue.",
  },
  choosePlan: "Choose a subscription",
  tellCoach: "Tell your coach",
  articleLink: "Read about payment and access",
  mobileApp: "Use the mobile app",
  subscribe: "Choose a subscription",
};

const portal = {
  subscription: "Subscription",
  upgrade: "Upgrade now",
  manage: "Manage billing",
  statuses: {
    incomplete: "Waiting for the first payment",
    incomplete_expired: "Expired",
    trialing: "Trial",
    active: "Active",
    past_due: "Payment is late",
    canceled: "Ended",
    unpaid: "Not paid",
    paused: "Paused",
  },
  plansAndPrices: "Plans and prices",
  noSubscription: "You have no subscription.",
  endsOn: (p: { date: string }) => `Ends on ${p.date}`,
  runsUntil: (p: { date: string }) => `Paid until ${p.date}`,
  freeUntil: (p: { date: string }) => `Free until ${p.date}`,
};

const checkout = {
  title: "Choose your subscription",
  text: "You pay on the page of our payment provider and come back here.",
  plan: "Subscription",
  intervals: { month: "Monthly", year: "Yearly" },
  price: {
    month: (p: { amount: string }) => `${p.amount} per month`,
    year: (p: { amount: string }) => `${p.amount} per year`,
  },
  promoCode: "Promo code",
  apply: "Apply",
  promoPercent: (p: { percent: string }) => `${p.percent}% off`,
  promoAmount: (p: { amount: string }) => `${p.amount} off`,
  promoInvalid: "This promo code is not valid.",
  pay: "Continue to payment",
  haveAccount: "Already have an account?",
  nothing: "Nothing is for sale here",
  nothingText: "This site has no subscriptions. You can use the app without one.",
  checking: "Checking your payment",
  checkingText: "This takes a moment.",
  waitingTitle: "Your payment is being processed",
  waitingText: "We have not heard from the payment provider yet. Look again in a moment.",
  lookAgain: "Look again",
  done: "Thank you, your subscription is set up",
  doneText: "You can start right away.",
  start: "Open the app",
  signInText: "Your payment has arrived. Log in with the address that you paid with.",
  failureTitle: "Something went wrong",
  failureText: "Nothing was charged. Try again, or choose another way of paying.",
};

export const billing = { ...issue, ...portal, checkout };
