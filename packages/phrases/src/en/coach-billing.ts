/** What a coach pays for the product, and the link for colleagues. */
export const coachBilling = {
  title: "Billing",
  daysLeft: (p: { count: number }) => (p.count === 1 ? "1 day left" : `${p.count} days left`),
  trial: {
    title: (p: { date: string }) => `Free until ${p.date}`,
    text: "Nothing is charged before that day. If you choose nothing, your own screens close then. Your clients keep their app and their plans, and nothing is deleted.",
  },
  lastDay: "Your trial ends today",
  over: {
    title: (p: { date: string }) => `Your trial ended on ${p.date}`,
    text: "Choose a plan to open your screens again. Your clients kept their app and their plans, and nothing was deleted.",
  },
  none: {
    title: "You have no subscription",
    text: "Choose the plan that fits your practice. You can change or cancel it every month.",
  },
  chosen: {
    title: (p: { plan: string }) => `You chose ${p.plan}`,
    text: (p: { date: string; amount: string }) =>
      `Your trial continues until ${p.date}. ${p.amount} is charged on that day, and nothing before.`,
  },
  active: {
    title: (p: { plan: string }) => `${p.plan} is active`,
    text: (p: { date: string; amount: string }) => `The next payment of ${p.amount} is on ${p.date}.`,
  },
  ending: {
    title: (p: { date: string }) => `Your subscription ends on ${p.date}`,
    text: "You can take that back until then. After it your own screens close; your clients keep their app, and nothing is deleted.",
  },
  late: {
    title: "The last payment failed",
    text: "Check your payment details and pay again. Your screens stay open while we try.",
    action: "Pay again",
  },
  ended: {
    title: "Your subscription has ended",
    text: "Choose a plan to open your screens again. Your clients kept their app and their plans, and nothing was deleted.",
  },
  free: {
    title: "Your account is free of charge",
    text: "You have nothing to pay and nothing to choose.",
  },
  plan: "Plan",
  yourPlan: "your subscription",
  interval: "How often you pay",
  byMonth: "By month",
  byYear: (p: { free: number }) =>
    p.free === 0 ? "By year" : p.free === 1 ? "By year, 1 month free" : `By year, ${p.free} months free`,
  perMonth: (p: { amount: string }) => `${p.amount} a month`,
  perYear: (p: { amount: string }) => `${p.amount} a year`,
  coaches: (p: { count: number }) => (p.count === 1 ? "1 coach" : `up to ${p.count} coaches`),
  clients: (p: { count: number }) => (p.count === 1 ? "1 client" : `up to ${p.count} clients`),
  fits: (p: { clients: number }) =>
    p.clients === 0
      ? "Fits your practice"
      : p.clients === 1
        ? "Fits your 1 client"
        : `Fits your ${p.clients} clients`,
  tooSmall: (p: { over: number }) => (p.over === 1 ? "1 client too many" : `${p.over} clients too many`),
  tooFewCoaches: (p: { over: number }) => (p.over === 1 ? "1 coach too many" : `${p.over} coaches too many`),
  room: (p: { more: number }) => `Room for ${p.more} more`,
  goOn: (p: { plan: string }) => `Continue with ${p.plan}`,
  chargedOn: (p: { date: string }) => `Charged on ${p.date}, not today`,
  chargedToday: "Charged today",
  payNote: "You pay on the page of our payment provider. You can change or cancel there at any time.",
  nothingForSale: "No plans can be chosen here",
  nothingForSaleText: "The operator of this site has not set up plans for coaches. Contact support.",
  referral: {
    title: (p: { reward: string }) => `${p.reward} for each colleague`,
    text: (p: { reward: string }) =>
      `Send a colleague your link. Once they pay for their first month, ${p.reward} is taken off your next bill.`,
    link: "Your link",
    copy: "Copy the link",
    copied: "The link is copied",
    started: "Colleagues who started",
    paying: "Of these, paying",
    earned: "Earned",
  },
  banner: {
    label: "Your trial",
    text: (p: { date: string }) => `Free until ${p.date}`,
    upgrade: "Upgrade now",
    demo: "Book a demo",
  },
};
