/** Everything before someone is signed in. */
const arrival = {
  installApp: "Install the app",
  goToSite: (p: { address: string }) => `Go to ${p.address}`,
  /** The page was opened at an address that is none of ours. */
  foreignSite: "You cannot log in at this address.",
  walkthrough: {
    name: "Introduction",
    slides: [
      { title: "Welcome to Plateful", text: "Eat well, reach your goal and keep enjoying your food." },
      {
        title: "Recipes that fit your plan",
        text: "Every portion is sized to your own energy and protein targets.",
      },
      {
        title: "Based on science",
        text: "Your targets come from published formulas, and the figures of our recipes from a public food table.",
      },
      { title: "Your week, planned", text: "Plan your meals for the week and see what you have eaten." },
      { title: "Shop in one go", text: "Your grocery list makes itself from the meals you planned." },
    ],
    welcomeTo: (p: { name: string }) => `Welcome to ${p.name}`,
    slide: (p: { number: number; count: number }) => `Slide ${p.number} of ${p.count}`,
    start: "Get started",
  },
  start: {
    title: "Good food, planned around you",
    text: "Answer a few questions and get a nutrition plan and a week of meals that fit you.",
    startToday: "Start today",
    haveAccount: "Already have an account?",
  },
  /** Where a practice takes on nobody new at the moment. */
  waitlist: {
    title: (p: { brand: string }) => `${p.brand} is full at the moment`,
    text: "Leave your e-mail address. You will receive an invitation as soon as there is room.",
    firstName: "First name (optional)",
    submit: "Join the waiting list",
    privacy: (p: { brand: string }) =>
      `Only ${p.brand} sees your address. It is used only for this invitation and deleted after a year.`,
    done: (p: { brand: string; email: string }) =>
      `You are on the waiting list of ${p.brand}. We sent a confirmation to ${p.email}.`,
    leave: {
      title: "Leave the waiting list?",
      text: "Your e-mail address is deleted, and you will not receive an invitation.",
      submit: "Leave the waiting list",
      done: "You are no longer on the waiting list",
      doneText: "Your e-mail address has been deleted.",
      brokenTitle: "This link does not work",
      brokenText: "Open the link in the e-mail again, or copy all of it.",
    },
  },
  login: {
    documentTitle: "Log in",
    title: "Good food, planned around you",
    text: {
      OTP: "Enter your e-mail. We’ll send you a 4-digit code, no password needed.",
      MAGIC_LINK: "Enter your e-mail. We’ll send you a sign-in link, no password needed.",
    },
    email: "E-mail address",
    send: { OTP: "Send me a code", MAGIC_LINK: "Send me a link" },
    agreeBefore: "By continuing you agree to our ",
    agreeBetween: " and ",
    terms: "terms",
    privacy: "privacy policy",
    newHere: "New here?",
    /** Of a link to shop together. */
    toShop: "You’ve been asked to shop together. Log in, or make an account, to see the list.",
    makeAccount: "Make an account",
    invalidEmail: "Invalid email",
    required: "Required",
    noNetwork: "No connection. Your address is kept; try again when you are online.",
  },
  demo: {
    title: "Look around as",
    text: "Only in this demo: one press and you are in.",
    preparing: "The demo people are being prepared, which takes a few seconds.",
    people: {
      emma: "Looks after her own food, with a plan that follows her cycle",
      daniel: "Trains to gain muscle and eats five times a day",
      priya: "Eats vegan and counts in pounds, feet and inches",
      sanne: "Is helped by a coach, with rest days and training days (in Dutch)",
      iris: "The coach of Sanne and others (in Dutch)",
      noor: "Cooks by simple recipes of Studio Vitaal, without counting",
    },
  },
};

const proof = {
  code: {
    title: "Check your inbox",
    sentTo: "We sent a 4-digit code to",
    code: "Code of 4 digits",
    digit: (p: { number: number }) => `Digit ${p.number}`,
    resend: "Send a new code",
    resendIn: (p: { time: string }) => `in ${p.time}`,
    resent: "A new code is on its way.",
    changeEmail: "Use a different e-mail",
    mustBeDigits: "Must be a 4 digit number",
    invalid: "The code you entered is invalid.",
    askEmail: "Which e-mail address did you use?",
    askEmailText: "Enter it once more, then type the code from your inbox.",
  },
  linkSent: {
    title: "Check your inbox",
    text: (p: { email: string }) =>
      `We sent a sign-in link to ${p.email}. Open it on this device to log in. It works for 15 minutes.`,
    unknownEmail: "your e-mail address",
    changeEmail: "Use a different e-mail",
    help: "Nothing arrived? Get help",
  },
  confirmationSent: {
    title: "Confirm your e-mail address",
    text: "We sent you an e-mail. Open the link in it and your address is confirmed.",
  },
  confirmed: {
    title: "Done! Your e-mail address is now confirmed",
    text: "You can go on with your plan.",
    failedTitle: "This link no longer works",
    failedText: "Log in and ask for a new one.",
  },
};

const links = {
  link: {
    title: "Sign in with this link?",
    account: "This link signs you in as",
    warning: "It was not requested in this browser. Only continue if this is your own e-mail address.",
    submit: "Sign in",
    refuse: "That is not me",
    alreadyTitle: "You are already signed in",
    alreadyAccount: "This link was for your account",
    alreadyText: "It has been used or has expired, and you do not need it any more.",
    otherTitle: "This link was for another account",
    otherAccount: "It was sent to",
    otherText:
      "It has been used or has expired. You are signed in with another e-mail address. To use that account, log out and request a new link.",
    goOn: "Continue",
    againTitle: "Open the link again",
    againText: "For your security we do not keep it. Open it once more from your e-mail, or log in.",
  },
  /** The title of a link that nobody asked for here, because a coach did. */
  invitedBy: {
    CLIENT: (p: { from: string }) => `${p.from} has invited you`,
    TEAM: (p: { from: string }) => `${p.from} has invited you to its team`,
    text: "Signing in with this link opens your account. Only continue if this is your own e-mail address.",
  },
  invitation: {
    title: "You have been invited",
    account: "This invitation is for",
    text: "We e-mail a 4-digit code to this address. With the code you open your account.",
    submit: "Send me the code",
    refuse: "That is not me",
    sent: {
      OTP: "We sent a 4-digit code to",
      MAGIC_LINK: "Open the sign-in link in the e-mail that we sent to",
    },
  },
  confirmation: {
    confirmTitle: "Confirm this address?",
    confirmText: (p: { account: string }) =>
      `You are about to confirm ${p.account}. Only continue if this is your own e-mail address.`,
    confirm: "Confirm address",
    changeTitle: "Use this address from now on?",
    changeText: (p: { account: string; newAccount: string }) =>
      `The account of ${p.account} will sign in with ${p.newAccount}. Only continue if this is your own account.`,
    change: "Change address",
    chooseTitle: "Choose another e-mail address",
    chooseText: (p: { account: string }) => `You now sign in with ${p.account}.`,
    begunTitle: "Confirm your new address",
    begunText: "We sent a link to your new address. Your address changes once you have opened it.",
  },
  changeEmail: {
    title: "E-mail address",
    text: (p: { email: string }) =>
      `You now sign in with ${p.email}. We send a link to the new address; it changes once you have opened that link.`,
    newEmail: "New e-mail address",
    submit: "Send link",
    proofTitle: "First confirm that it is you",
    proofText: {
      OTP: (p: { email: string }) => `We sent a 4-digit code to ${p.email}.`,
      MAGIC_LINK: (p: { email: string }) =>
        `We sent a sign-in link to ${p.email}. Open it in this browser and enter the new address again.`,
    },
    sentTitle: "Check the inbox of your new address",
    sentText: (p: { email: string }) =>
      `We sent a link to ${p.email}. Once you open it, your address changes and all other devices are signed out.`,
    done: "Back to my profile",
  },
};

const install = {
  text: "Put the app on your home screen: it opens faster and also shows your last week offline.",
  button: "Install",
  stepsTitle: "How to install",
  steps: {
    ios: ["Tap the share button of Safari.", "Choose “Add to Home Screen”.", "Tap “Add”."],
    android: ["Open the menu of your browser.", "Choose “Install app” or “Add to Home screen”.", "Confirm."],
    generic: ["Open the menu of your browser.", "Choose “Install” or “Add to Home screen”."],
  },
  inBrowser: "Continue in the browser",
  help: "Help with installing",
};

export const signIn = { ...arrival, ...proof, ...links, install };
