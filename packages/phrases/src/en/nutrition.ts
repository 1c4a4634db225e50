const body = {
  goals: {
    LOSE_WEIGHT: "Lose weight",
    GAIN_MUSCLE: "Gain muscle",
    RECOMPOSITION: "Lose fat and gain muscle",
    WEIGHT_LOSS: "Weight loss",
    WEIGHT_GAIN: "Weight gain",
    MAINTAIN: "Stay at this weight",
  },
  genders: { MALE: "Male", FEMALE: "Female" },
  activities: {
    SEDENTARY: "Mostly sitting",
    MILDLY_ACTIVE: "Lightly active",
    ACTIVE: "Active",
    VERY_ACTIVE: "Very active",
  },
  activityDescriptions: {
    SEDENTARY: "Desk work, little walking, no sport",
    MILDLY_ACTIVE: "On your feet now and then, or sport 1 to 3 times a week",
    ACTIVE: "On your feet most of the day, or sport 3 to 5 times a week",
    VERY_ACTIVE: "Heavy physical work, or sport almost every day",
  },
  cyclePhases: {
    MENSTRUATION: "Menstruation",
    FOLLICULAR: "Follicular phase",
    OVULATION: "Ovulation",
    LUTEAL: "Luteal phase",
  },
  /** Per kilogram of change a week, for people who weigh themselves in kilograms. */
  weeklyGoalsInKilograms: {
    LOSE_0_25_KG_PER_WEEK: "0.25 kg per week",
    LOSE_0_5_KG_PER_WEEK: "0.5 kg per week",
    LOSE_0_75_KG_PER_WEEK: "0.75 kg per week",
    LOSE_1_KG_PER_WEEK: "1 kg per week",
  },
  /** The same four goals for people who use pounds or stones: in pounds per two weeks (ledger ONB-034). */
  weeklyGoalsInPounds: {
    LOSE_0_25_KG_PER_WEEK: "1 lb per 2 weeks",
    LOSE_0_5_KG_PER_WEEK: "2 lb per 2 weeks",
    LOSE_0_75_KG_PER_WEEK: "3 lb per 2 weeks",
    LOSE_1_KG_PER_WEEK: "4 lb per 2 weeks",
  },
  recommended: "recommended",
};

const eating = {
  diets: {
    OMNIVORE: "Omnivore",
    VEGAN: "Vegan",
    VEGETARIAN: "Vegetarian",
    OVO_VEGETARIAN: "Vegetarian without dairy",
    LACTO_VEGETARIAN: "Vegetarian without eggs",
    PESCATARIAN: "Pescatarian",
    HALAL: "Halal",
  },
  dietTypes: {
    RECOMMENDED: "Balanced",
    LOW_CARB: "Low carb",
    KETO: "Keto",
    CHOOSE_YOUR_OWN: "Choose your own",
    CYCLE_DIET: "Cycle diet",
    MENOPAUSE: "Menopause",
  },
  intolerances: {
    NO_INTOLERANCE: "No intolerances",
    LACTOSE: "Lactose",
    CRUSTACEANS_AND_SHELLFISH: "Crustaceans and shellfish",
    GLUTEN: "Gluten",
    NUTS: "Nuts",
  },
  dislikes: {
    BEEF: "Beef",
    EGGPLANT: "Eggplant",
    HONEY: "Honey",
    CILANTRO: "Cilantro",
    MAYONNAISE: "Mayonnaise",
    POTATO: "Potato",
    MUSHROOM: "Mushroom",
    TOMATO: "Tomato",
    BRUSSELS_SPROUTS: "Brussels sprouts",
  },
};

const amounts = {
  nutrients: {
    calories: "Calories",
    energy: "Energy",
    protein: "Protein",
    carbohydrates: "Carbs",
    fat: "Fat",
    fiber: "Fibre",
  },
  units: {
    kcal: "kcal",
    g: "g",
    ml: "ml",
    oz: "oz",
    fl_oz: "fl oz",
    kg: "kg",
    lb: "lb",
    st: "st",
    cm: "cm",
    ft: "ft",
    in: "in",
    percent: "%",
    minutes: "min",
  },
  weightUnits: { KILOGRAMS: "Kilograms", POUNDS: "Pounds", STONES: "Stones" },
  metric: "Metric",
  imperial: "Imperial",
  /** The unit spoken in full, for people who listen to the screen. */
  grams: (p: { count: number }) => (p.count === 1 ? "gram" : "grams"),
  perDay: (p: { amount: string }) => `${p.amount} per day`,
};

export const nutrition = { ...body, ...eating, ...amounts };
