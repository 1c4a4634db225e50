import { plural } from "../format.ts";

/**
 * E-mails. `lines` are the paragraphs of the body; a link or a code stands on a line of its own, so that the mail can
 * show it as a button or in large type. `brand` is the name of the site that sends the mail.
 */
const minutes = (count: number) => `${count} ${plural("en", count, { one: "minute", other: "minutes" })}`;
const ignore = "If you did not ask for this, you can ignore this e-mail. Nothing changes.";

const ROLES: Readonly<Record<string, string>> = { OWNER: "an owner", ASSISTANT: "an assistant" };
const asRole = (role: string): string => ROLES[role] ?? "a coach";

export const mails = {
  greeting: (p: { name: string }) => (p.name === "" ? "Hello," : `Hello ${p.name},`),
  closing: (p: { brand: string }) => `The ${p.brand} team`,
  signInLink: {
    subject: (p: { brand: string }) => `Your sign-in link for ${p.brand}`,
    button: "Sign in",
    lines: (p: { brand: string; link: string; minutes: number }) => [
      `With this link you sign in to ${p.brand}:`,
      p.link,
      `The link works once and for ${minutes(p.minutes)}.`,
      ignore,
    ],
  },
  signInCode: {
    subject: (p: { brand: string; code: string }) => `${p.code} is your sign-in code for ${p.brand}`,
    button: "Sign in with the link",
    lines: (p: { brand: string; codeMinutes: number; link: string; linkMinutes: number }) => [
      `Enter the code above to sign in to ${p.brand}. It works for ${minutes(p.codeMinutes)}, on the device where you asked for it. Never give it to anyone.`,
      `Or use this link, which works once and for ${minutes(p.linkMinutes)}:`,
      p.link,
      ignore,
    ],
  },
  noAccount: {
    subject: (p: { brand: string }) => `There is no ${p.brand} account for this address yet`,
    button: "Start here",
    lines: (p: { brand: string; link: string }) => [
      `Someone tried to sign in to ${p.brand} with this address, but it has no account yet.`,
      "Was it you? Start here:",
      p.link,
      "Or sign in with the address that you signed up with.",
      ignore,
    ],
  },
  practiceFull: {
    subject: (p: { brand: string }) => `${p.brand} is full at the moment`,
    button: "Join the waiting list",
    lines: (p: { brand: string; link: string }) => [
      `Someone tried to sign up with ${p.brand} using this address. ${p.brand} has no room for new clients at the moment, so there is no account for you yet.`,
      "Was it you? Join the waiting list, and you will receive an invitation as soon as there is room:",
      p.link,
      "Are you already a client? Then sign in with the address that your coach has.",
      ignore,
    ],
  },
  brandSignUp: {
    subject: (p: { brand: string }) => `Welcome to ${p.brand}: confirm your e-mail address`,
    button: "Confirm and start",
    lines: (p: { brand: string; link: string; minutes: number }) => [
      `With this link you confirm your e-mail address and start with ${p.brand}:`,
      p.link,
      `The link works once and for ${minutes(p.minutes)}.`,
      ignore,
    ],
  },
  brandSignUpCode: {
    subject: (p: { brand: string; code: string }) => `${p.code} is your code to start with ${p.brand}`,
    button: "Start with the link",
    lines: (p: { brand: string; codeMinutes: number; link: string; linkMinutes: number }) => [
      `Enter the code above to confirm your e-mail address and start with ${p.brand}. It works for ${minutes(p.codeMinutes)}, on the device where you asked for it. Never give it to anyone.`,
      `Or use this link, which works once and for ${minutes(p.linkMinutes)}:`,
      p.link,
      ignore,
    ],
  },
  /** `coach` is empty where no name is known. */
  clientInvitation: {
    subject: (p: { brand: string; coach: string }) =>
      p.coach === "" ? `Your invitation to ${p.brand}` : `${p.coach} invites you to ${p.brand}`,
    button: "Accept the invitation",
    lines: (p: { brand: string; coach: string; line: string; link: string; days: number }) => [
      `${p.coach === "" ? p.brand : p.coach} would like to guide you with ${p.brand}: your nutrition plan, meals that fit it and a diary that you share.`,
      ...(p.line === "" ? [] : [`“${p.line}”`]),
      "Accept the invitation here:",
      p.link,
      `The link works once and for ${p.days} ${plural("en", p.days, { one: "day", other: "days" })}. You decide what to share when you start.`,
      "If you do not know who this is from, you can ignore this e-mail. Nothing is shared.",
    ],
  },
  /** `inviter` may be empty. */
  teamInvitation: {
    subject: (p: { brand: string; inviter: string }) =>
      p.inviter === "" ? `Join the team of ${p.brand}` : `${p.inviter} invites you to join ${p.brand}`,
    button: "See the invitation",
    lines: (p: {
      brand: string;
      inviter: string;
      role: "OWNER" | "COACH" | "ASSISTANT";
      link: string;
      days: number;
    }) => [
      `${p.inviter === "" ? p.brand : p.inviter} would like you to join the team of ${p.brand} as ${asRole(p.role)}.`,
      "Use this link to sign in and decide whether to join:",
      p.link,
      `The link works once, for ${p.days} ${plural("en", p.days, { one: "day", other: "days" })}. Nothing changes until you accept.`,
      "If you do not know who this is from, you can ignore this e-mail.",
    ],
  },
  /** `before` is empty for a client who had no coach, or whose coach has no name; `coach` may be empty. */
  handedOver: {
    subject: (p: { brand: string; coach: string }) =>
      p.coach === "" ? `You have a new coach at ${p.brand}` : `${p.coach} is your new coach at ${p.brand}`,
    button: "Choose what to share",
    lines: (p: { brand: string; before: string; coach: string; link: string }) => [
      `From today, ${p.coach === "" ? `a colleague at ${p.brand}` : `${p.coach} at ${p.brand}`} is your coach${p.before === "" ? "" : ` instead of ${p.before}`}.`,
      `Your plan, diary and measurements stay exactly as they are. What you shared with your previous coach is no longer shared. ${p.coach === "" ? "Your new coach" : p.coach} can only see it once you agree:`,
      p.link,
    ],
  },
  /** Both names may be empty; `until` is empty when no last day was chosen. */
  clientShared: {
    subject: (p: { brand: string; colleague: string }) =>
      `${p.colleague === "" ? "A colleague" : p.colleague} at ${p.brand} would like to stand in for your coach`,
    button: "Choose what to share",
    lines: (p: {
      brand: string;
      coach: string;
      colleague: string;
      from: string;
      until: string;
      link: string;
    }) => [
      `${p.coach === "" ? "Your coach" : p.coach} asks whether ${p.colleague === "" ? "a colleague" : p.colleague} at ${p.brand} may look after you from ${p.from}${p.until === "" ? "" : ` until ${p.until}`}. ${p.coach === "" ? "Your coach" : p.coach} remains your coach.`,
      `${p.colleague === "" ? "The colleague" : p.colleague} sees nothing of what you share until you agree. You choose what to show, and can stop it any day:`,
      p.link,
    ],
  },
  /** Both names may be empty; `isOver` when the last day that was agreed has passed. */
  shareEnded: {
    subject: (p: { brand: string; colleague: string }) =>
      `${p.colleague === "" ? "A colleague" : p.colleague} at ${p.brand} no longer stands in for your coach`,
    button: "See what you share",
    lines: (p: { brand: string; coach: string; colleague: string; isOver: boolean; link: string }) => [
      `${p.isOver ? "The period you agreed to is over. " : ""}${p.colleague === "" ? "A colleague" : p.colleague} at ${p.brand} no longer stands in for ${p.coach === "" ? "your coach" : p.coach}, no longer sees your data and can no longer change your plan.`,
      `${p.coach === "" ? "Your coach" : p.coach} is still your coach, and what you share with them stays as it is. You can see who has access to your data at any time:`,
      p.link,
    ],
  },
  /** To the coach and the colleague of a client who ended a share. All names may be empty. */
  shareStopped: {
    subject: (p: { client: string; colleague: string }) =>
      `${p.client === "" ? "A client" : p.client} no longer shares with ${p.colleague === "" ? "a colleague" : p.colleague}`,
    button: "See your clients",
    lines: (p: { client: string; coach: string; colleague: string; link: string }) => [
      `${p.client === "" ? "A client" : p.client} no longer wants ${p.colleague === "" ? "a colleague" : p.colleague} to stand in for ${p.coach === "" ? "their coach" : p.coach}. ${p.colleague === "" ? "The colleague" : p.colleague} can no longer see their data or change their plan.`,
      `${p.coach === "" ? "Their coach" : p.coach} is still their coach, and nothing else has changed. Here are your clients:`,
      p.link,
    ],
  },
  confirmNewEmail: {
    subject: (p: { brand: string }) => `Confirm your new e-mail address for ${p.brand}`,
    button: "Confirm this address",
    lines: (p: { brand: string; link: string }) => [
      `You asked to use this address for your ${p.brand} account. Confirm it with this link:`,
      p.link,
      "Until you do, you sign in with your old address.",
      ignore,
    ],
  },
  changeEmail: {
    subject: (p: { brand: string }) => `Change your e-mail address for ${p.brand}`,
    button: "Choose another address",
    lines: (p: { brand: string; link: string; minutes: number }) => [
      `With this link you choose another e-mail address for your ${p.brand} account:`,
      p.link,
      `The link works once and for ${minutes(p.minutes)}. We ask the new address to confirm before anything changes.`,
      ignore,
    ],
  },
  emailChangeNotice: {
    subject: (p: { brand: string }) => `Your e-mail address for ${p.brand} is being changed`,
    button: "Contact support",
    lines: (p: { brand: string; supportUrl: string }) => [
      `Someone asked to change the e-mail address of your ${p.brand} account.`,
      "The change is made once the new address has been confirmed.",
      "Was this not you? Contact support right away:",
      p.supportUrl,
    ],
  },
  emailChangedNotice: {
    subject: (p: { brand: string }) => `Your e-mail address for ${p.brand} has been changed`,
    button: "Contact support",
    lines: (p: { brand: string; supportUrl: string }) => [
      `Your ${p.brand} account now has another e-mail address, and all other devices have been signed out.`,
      "From now on you sign in with the new address.",
      "Was this not you? Contact support right away:",
      p.supportUrl,
    ],
  },
  tokenMade: {
    subject: (p: { brand: string }) => `A new access token for your ${p.brand} account`,
    button: "Contact support",
    /** `token` is the name that the person gave it, and may be empty. */
    lines: (p: { brand: string; token: string; date: string; supportUrl: string }) => [
      `A new access token${p.token === "" ? "" : ` (${p.token})`} was made for your ${p.brand} account. With it, an app or a script can use what you chose, until ${p.date}.`,
      "Your profile shows under Apps, calendar and tokens what it is used for. You can revoke it there at any time.",
      "Was this not you? Revoke the token, and contact support right away:",
      p.supportUrl,
    ],
  },
  trialEnding: {
    /** `days` is how many days are left, today not counted; 0 on the last day. */
    subject: (p: { brand: string; days: number }) =>
      `Your ${p.brand} trial ends ${p.days <= 0 ? "today" : p.days === 1 ? "tomorrow" : `in ${p.days} days`}`,
    button: "Choose a subscription",
    lines: (p: { brand: string; date: string; link: string }) => [
      `Your free trial of ${p.brand} lasts until ${p.date}.`,
      "To keep working with your clients, choose a subscription here:",
      p.link,
      "If you do nothing, your account pauses on that day. Nothing is deleted, and nothing is charged.",
    ],
  },
  /** `writer` is empty where no name is known. Says nothing of what was written. */
  newMessage: {
    subject: (p: { brand: string; writer: string }) =>
      p.writer === "" ? `A new message in ${p.brand}` : `${p.writer} wrote to you`,
    button: "Read the message",
    lines: (p: { brand: string; writer: string; link: string }) => [
      p.writer === "" ? `You have a new message in ${p.brand}.` : `${p.writer} wrote to you in ${p.brand}.`,
      p.link,
      "You get no further e-mail about this conversation until you have read it. You can switch these e-mails off in your profile.",
    ],
  },
  /** `coach` is empty where no name is known. */
  checkInDue: {
    subject: (p: { brand: string; coach: string }) =>
      p.coach === "" ? `Your check-in in ${p.brand}` : `${p.coach} asks how your week was`,
    button: "Start the check-in",
    lines: (p: { brand: string; coach: string; link: string }) => [
      "Your check-in is ready. It takes less than three minutes, and you can skip any question.",
      p.link,
      "You can switch these e-mails off on the page of the check-in.",
    ],
  },
  checkInAgain: {
    subject: (p: { brand: string; coach: string }) =>
      p.coach === ""
        ? `Your check-in in ${p.brand} is waiting`
        : `${p.coach} would still like to hear from you`,
    button: "Start the check-in",
    lines: (p: { brand: string; coach: string; link: string }) => [
      "Your check-in of two days ago is still open. One answer is enough.",
      p.link,
      "This is the only reminder. You can switch these e-mails off on the page of the check-in.",
    ],
  },
  accountUnused: {
    subject: (p: { brand: string }) => `Your ${p.brand} account will be deleted`,
    button: "Keep my account",
    lines: (p: { brand: string; date: string; link: string }) => [
      `You have not used ${p.brand} for almost two years. We do not keep personal data longer than it is needed.`,
      `On ${p.date} we delete your account and everything in it. If you want to keep it, sign in before then:`,
      p.link,
      "If you no longer need it, you do not have to do anything.",
    ],
  },
  waitlist: {
    subject: (p: { brand: string }) => `You are on the waiting list of ${p.brand}`,
    button: "Leave the waiting list",
    lines: (p: { brand: string; days: number; link: string }) => [
      `You asked ${p.brand} to let you know when there is room for new clients. You are now on the waiting list.`,
      `${p.brand} can see your e-mail address and the name you gave. You will receive an invitation by e-mail when it is your turn.`,
      `Your address is deleted after ${p.days} days. You can leave the list before that:`,
      p.link,
      "If this was not you, you can ignore this e-mail. There is no account for you, and you will receive no further e-mail unless you are invited.",
    ],
  },
  accountDeleted: {
    subject: (p: { brand: string }) => `Your ${p.brand} account has been deleted`,
    lines: (p: { brand: string; days: number }) => [
      `Your ${p.brand} account has been deleted and you are signed out everywhere.`,
      `Your personal data is erased within ${p.days} ${plural("en", p.days, { one: "day", other: "days" })}. We keep only invoices that the law makes us keep.`,
      "Thank you for cooking with us.",
    ],
  },
};
