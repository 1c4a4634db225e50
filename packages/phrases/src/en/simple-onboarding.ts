/** The short onboarding of organisations with simple recipes, and the preferences that come of it. */
const questions = {
  step: (p: { step: number; steps: number; percent: number }) =>
    `Step ${p.step} of ${p.steps}, ${p.percent}%`,
  motivation: {
    title: "What brings you here?",
    text: "We show the recipes that help you most first.",
    missing: "Please select your motivation",
  },
  cookingStyle: {
    title: "How do you like to cook?",
    text: "Choose one or two.",
    tooFew: "Please select at least one cooking style",
    tooMany: "You can select a maximum of 2 cooking styles",
  },
  diet: {
    title: "Do you follow a diet?",
    text: "You only see recipes that fit it.",
  },
  allergens: {
    title: "Is there anything you can’t eat?",
    text: "Recipes with these allergens stay out of sight.",
  },
  mealTimes: {
    title: "Which meals do you want ideas for?",
    text: "Choose two or more, dinner among them.",
    tooFew: "Please select at least two meal times",
    noDinner: "Dinner must be selected",
    submit: "Show my recipes",
  },
};

const choices = {
  motivations: {
    EAT_HEALTHIER: "Eat healthier",
    RECIPE_INSPIRATION: "Get recipe ideas",
    SAVE_TIME: "Save time",
    MAKE_EATING_FUN: "Make eating more fun",
    BUDGET_CONSCIOUS: "Eat well on a budget",
  },
  motivationDescriptions: {
    EAT_HEALTHIER: "More vegetables, more variety",
    RECIPE_INSPIRATION: "Something new on the table every week",
    SAVE_TIME: "Less thinking, less time in the kitchen",
    MAKE_EATING_FUN: "Dishes that the whole table looks forward to",
    BUDGET_CONSCIOUS: "Good food from everyday ingredients",
  },
  cookingStyles: {
    QUICK: "Quick",
    EASY: "Easy",
    COMFORT: "Comfort food",
    MEAL_PREP: "Cooking ahead",
    FAMILY_FRIENDLY: "For the family",
  },
  cookingStyleDescriptions: {
    QUICK: "On the table in about 20 minutes",
    EASY: "Few ingredients, few steps",
    COMFORT: "Warm, familiar dishes",
    MEAL_PREP: "Cook once, eat several times",
    FAMILY_FRIENDLY: "What children eat too",
  },
  diets: {
    NONE: "No diet",
    VEGETARIAN: "Vegetarian",
    VEGAN: "Vegan",
    PESCATARIAN: "Pescatarian",
  },
  dietDescriptions: {
    NONE: "I eat everything",
    VEGETARIAN: "No meat and no fish",
    VEGAN: "Nothing from animals",
    PESCATARIAN: "No meat, but fish",
  },
  allergenNames: {
    PEANUTS: "Peanuts",
    TREE_NUTS: "Tree nuts",
    MILK: "Milk",
    EGG: "Egg",
    WHEAT: "Wheat",
    SOY: "Soy",
    FISH: "Fish",
    SHELLFISH: "Shellfish",
    SESAME: "Sesame",
    NONE: "None of these",
  },
};

const video = {
  welcomeVideo: {
    title: (p: { name: string }) => `Welcome to ${p.name}`,
    text: "A short film about what you can do here.",
    noVideoText: "A few questions, and your recipes are ready.",
    label: "Welcome video",
    play: "Play",
    pause: "Pause",
    fullscreen: "Full screen",
    progress: "Progress of the video",
  },
};

const saving = {
  videoFailed: "Video unable to load",
  noNextStep: "Unable to proceed to the next step. Please try again or contact support.",
  savingTitle: "Finding your recipes",
  saving: ["Keeping your answers", "Looking for recipes that fit", "Setting the table"],
  failedTitle: "Your answers are not saved yet",
  skip: "Continue without saving",
  saveFailed: "Failed to save onboarding data. Please try again.",
  apiError: (p: { status: number }) => `API Error (${p.status})`,
  refusals: {
    motivation: "Motivation is required",
    cooking_styles: "Please select 1-2 cooking styles",
    meal_times: "Please select at least one meal time",
    user_id: "User ID not found",
  },
};

const after = {
  tour: {
    badge: "You’re all set",
    slides: [
      {
        title: "Recipes that fit you",
        text: "Chosen for how you like to cook. What you can’t eat stays out.",
      },
      { title: "Keep what you love", text: "Save a recipe, and it is there when you want it again." },
      {
        title: "Cook without guessing",
        text: "Every recipe says what you need and what to do, step by step.",
      },
      { title: "Shop from one list", text: "Everything for the days you choose, grouped by shelf." },
    ],
    finish: "Go to my recipes",
  },
};

export const simpleOnboarding = { ...questions, ...choices, ...video, ...saving, ...after };
