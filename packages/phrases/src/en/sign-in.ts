/** Everything before somebody is signed in. */
const arrival = {
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
    slide: (p: { number: number; count: number }) => `Slide ${p.number} of ${p.count}`,
    start: "Get started",
  },
  start: {
    title: "Good food, planned around you",
    text: "Answer a few questions and get a nutrition plan and a week of meals that fit you.",
    startToday: "Start today",
    haveAccount: "Already have an account?",
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
    otherLanguage: "Nederlands",
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

export const signIn = { ...arrival, ...proof, install };
