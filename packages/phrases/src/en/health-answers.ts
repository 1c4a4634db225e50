/** The questions about health before a plan is made, and where people find advice. */
export const healthAnswers = {
  title: "Does any of this apply to you?",
  text: "Then we plan differently, or ask you to check with your doctor first.",
  choices: {
    PREGNANT: { title: "Pregnant" },
    BREASTFEEDING: { title: "Breastfeeding" },
    DIABETES: { title: "Treated for diabetes", text: "With tablets or insulin, also during a pregnancy" },
    KIDNEY_DISEASE: { title: "Treated for kidney disease" },
    EATING_DISORDER: { title: "Eating disorder, now or before" },
    NONE: { title: "None of these" },
  },
  onlyYou: "Only you see this.",
  privacy: "A coach doesn’t, only what your plan asks for. Change or delete it at any time in your profile.",
  save: "Save",
  ratherNot: "Rather not say",
  failed: "Your answer was not saved. Please try again.",
  outcome: {
    title: "This is how we plan for you",
    careful:
      "We plan what you need, without losing weight, without keto and without a lot of protein. You can still answer in your profile at any time.",
    deficit:
      "Your plan gives you what you need, and doesn’t aim at losing weight. We leave out keto too. Would you like to go further? Ask your doctor, midwife or dietitian first.",
    protein:
      "We leave out keto, and keep protein to 1.2 g per kg of body weight. Would you like to go further? Ask your doctor or dietitian first.",
    disorder: "Is eating on your mind a lot? You can talk about it, also anonymously.",
    changed:
      "We have changed your plan to match. If you have a coach, they see that it changed, but not why.",
    numbers:
      "From now on you see plates and portions without numbers, and your weight when you ask for it. You can show numbers again in your profile.",
    find: "Where to find advice",
    places: {
      doctor: { name: "NHS: health A to Z", url: "https://www.nhs.uk/conditions/" },
      dietitian: { name: "British Dietetic Association: find a dietitian", url: "https://www.bda.uk.com/" },
      disorder: { name: "Beat: help with eating disorders", url: "https://www.beateatingdisorders.org.uk/" },
    },
    goOn: "Continue",
  },
  card: {
    ask: "Is there something we should know?",
    askText: "Pregnancy, diabetes and a few other things ask for another plan. It is five boxes to tick.",
    answer: "Answer",
    later: "Not now",
    adapted: "Your plan takes your health into account",
    adaptedText: "Ask your doctor or dietitian first if you would like to go further than this plan.",
    change: "Change",
  },
  profile: {
    title: "Health",
    row: "Questions about your health",
    open: "Not answered",
    answered: "Answered",
    declined: "Rather not say",
    remove: "Delete my answers",
    removed: "Your answers are deleted. Your plan stays as it is.",
  },
};
