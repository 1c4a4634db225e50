/** The built-in help pages, which serve as long as no outside help centre is set up. */
const articles = {
  login: {
    title: "Logging in",
    paragraphs: [
      "Plateful has no passwords. Enter your e-mail address and we send you a link or a code of 4 digits.",
      "A code works for 10 minutes and a link for 15. A new one makes the old one useless. Look in your spam folder if nothing arrives.",
      "After several wrong codes only the link in the e-mail still works. That keeps your account safe.",
    ],
  },
  install: {
    title: "Installing the app",
    paragraphs: [
      "Plateful runs in your browser and can stand on your home screen like any other app.",
      "On every device: open the menu of the browser and choose the option to install or to add to the home screen.",
    ],
  },
  "install-ios": {
    title: "Installing on iPhone or iPad",
    paragraphs: [
      "Open Plateful in Safari and tap the share button.",
      "Choose “Add to Home Screen” and then “Add”. Open Plateful from your home screen from then on.",
    ],
  },
  "install-android": {
    title: "Installing on Android",
    paragraphs: [
      "Open Plateful in Chrome and open the menu at the top right.",
      "Choose “Install app” or “Add to Home screen” and confirm.",
    ],
  },
  billing: {
    title: "Payment and access",
    paragraphs: [
      "Access can stop when a subscription has ended, a payment failed, or your coach switched your account off.",
      "Your data stays where it is. You can always open your profile, download your data or delete your account.",
      "Ask your coach, or contact support, to get access again.",
    ],
  },
  "book-a-demo": {
    title: "Book a demo",
    paragraphs: [
      "We would be happy to show you around Plateful: how clients come in, how their weeks are planned and how your morning round works. It takes half an hour, by video call.",
      "Contact support and suggest two times that suit you. You can try everything yourself in the meantime; your trial costs nothing.",
    ],
  },
  plan: {
    title: "How your plan is worked out",
    paragraphs: [
      "We estimate what your body uses from your height, weight, age, sex and how active you are. For four people in five that is within about a tenth of the truth. Two to four weeks of weighing tell you more than any formula.",
      "To lose weight we plan less than you use: about 7,700 kcal for each kilogram. In the first weeks part of the loss is water, and later your body uses a little less, so it often goes slower than the sum says. Half a kilogram a week is a pace that most people can keep up; more than a kilogram is never offered.",
      "We never plan less than 1,250 kcal a day, or less than you need if your weight is low for your height. If that makes losing slower, slower is better for you.",
      "Protein helps you keep muscle while you lose weight, and to build it if you train. Above about 1.6 g for each kilogram of body weight more adds little, and above 2.2 g nothing that is known.",
      "A plan is no medical advice. If you have an illness, take medicine or are pregnant, ask your doctor or dietitian before you change how you eat.",
    ],
  },
  keto: {
    title: "Few carbohydrates, and keto",
    paragraphs: [
      "A plan with few carbohydrates takes about a quarter of the energy from them; keto at most 40 g a day, so that the body burns mostly fat. Both leave out much bread, pasta, rice, fruit and pulses.",
      "With the same energy, people lose about as much weight on either as on a balanced plan after a year. Some find it easier to feel full, others miss too much. What you can keep up is what works.",
      "Keto often has too little fibre and much saturated fat. In the first days headache, tiredness and constipation are common.",
      "Do not begin keto by yourself if you use medicine for diabetes or blood pressure, have a kidney or liver disease, are pregnant or breastfeeding, or have or had an eating disorder. Ask your doctor or dietitian first.",
    ],
  },
  cycle: {
    title: "Eating with your menstrual cycle",
    paragraphs: [
      "Hormones change during the cycle, and with them often appetite, energy and sleep. How strongly differs from person to person.",
      "The cycle diet keeps to your restrictions, energy and macros first. Among the dishes that fit, it leans towards more iron on days of menstruation, and towards more magnesium and calcium between ovulation and your next period. A mark points to recipes with legumes, leafy greens, oily fish, flaxseed or pumpkin seeds.",
      "No phase is named once your last period is longer ago than your cycle and three days. You are then asked whether the next one has started, and until you note it your days are planned as usual.",
      "The phases are an estimate from the dates you give. They are no means of contraception and no diagnosis. Talk to your doctor about complaints.",
    ],
  },
  menopause: {
    title: "Eating around the menopause",
    paragraphs: [
      "Around the menopause muscle and bone are lost more easily, so enough protein, calcium and vitamin D matter more. Food alone seldom brings enough vitamin D; ask your doctor whether you need more.",
      "This plan keeps to your restrictions, energy and macros first. Among the dishes that fit, it leans towards more calcium and vitamin D, and towards main meals with their share of the day’s protein. Strength training adds to it.",
      "Food does not replace treatment. Talk to your doctor about complaints.",
    ],
  },
  terms: {
    title: "Terms of use",
    paragraphs: [
      "Plateful helps you plan and record what you eat. It gives general nutrition information and no medical advice.",
      "You use the app for yourself, keep your sign-in e-mails to yourself and enter facts that are true. You must be 18 or older.",
      "You can stop at any time and delete your account from your profile. The operator of this site may close accounts that misuse it.",
    ],
  },
  privacy: {
    title: "Privacy policy",
    paragraphs: [
      "What we keep: your account (name, e-mail address, language, the devices you are signed in on) and what you enter: body data, goals, restrictions, plan, diary, grocery lists and measurements, and if you want, your cycle, menopause, stress and sleep. We keep names and restrictions of people who eat along if you enter them; ask them first.",
      "Why: to make and show your plan, and for nothing else. We do not sell data and show no advertising. A coach’s practice may count visits to its sign-up and payment pages through an advertising service: only if you allow it, and never on pages with your health data. Events such as “a week was planned” may go to an analytics service under a pseudonym, without your name, your address or anything about your health. Much of this is health data, so we store it only with your consent. You consent separately to body data and plan, to cycle and menopause, to stress and sleep, and to sharing with a coach. You can see and withdraw each of these in your profile, under Privacy and data.",
      "How long: until you withdraw your consent or delete your account; then we erase the data at once. Sign-in requests and wrong attempts are kept for 30 days, a session for 30 days after its last use. Backups expire on a schedule. Invoices stay with the payment provider for as long as tax law requires.",
      "Who sees it: you. If you have a coach, your coach sees your name, your e-mail address, when you joined and were last here and whether you have paid, and otherwise only what you share. The dates of your cycle are never shown to a coach. Staff who run this service can look into an account to help or to keep it safe. What coaches and staff open is recorded. Our host, our mail provider and, if you pay, the payment provider process data for us.",
      "Your rights: you can see, correct, download and delete all your data in your profile, and object or complain to us or to the data protection authority of your country. Deleting is final.",
    ],
  },
};

export const help = {
  /** Below an address at which there is no page. */
  lost: "It may have moved, or what was here was removed.",
  title: "Help",
  text: "Short answers to common questions.",
  allArticles: "All help pages",
  sources: "Sources",
  edited: (p: { date: string }) => `Last edited on ${p.date}. A dietitian has not checked it yet.`,
  articles,
  chat: "Chat with support",
  contact: "Contact support",
  contactAt: (p: { address: string }) => `Contact support: ${p.address}`,
};
