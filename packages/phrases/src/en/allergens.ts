/** The fourteen allergens of EU law: what they are called, and what is said of them. */
export const allergens = {
  names: {
    GLUTEN: "Gluten",
    CRUSTACEANS: "Crustaceans",
    EGG: "Egg",
    FISH: "Fish",
    PEANUTS: "Peanuts",
    SOY: "Soy",
    MILK: "Milk",
    TREE_NUTS: "Tree nuts",
    CELERY: "Celery",
    MUSTARD: "Mustard",
    SESAME: "Sesame",
    SULPHITES: "Sulphites",
    LUPIN: "Lupin",
    MOLLUSCS: "Molluscs",
  },
  inSentence: {
    GLUTEN: "gluten",
    CRUSTACEANS: "crustaceans",
    EGG: "egg",
    FISH: "fish",
    PEANUTS: "peanuts",
    SOY: "soy",
    MILK: "milk",
    TREE_NUTS: "tree nuts",
    CELERY: "celery",
    MUSTARD: "mustard",
    SESAME: "sesame",
    SULPHITES: "sulphites",
    LUPIN: "lupin",
    MOLLUSCS: "molluscs",
  },
  hint: "Planning leaves out every recipe that contains one of these, and every recipe whose contents are not known. Traces (“may contain”) and differences between brands are not known: always read the label.",
  coachSees: "Your coach sees them as long as you share your plan.",
  lactose:
    "Planning leaves out what contains lactose, such as milk, yoghurt, cream, fresh cheese, mozzarella, feta and brie. Ripened hard and semi-hard cheese, such as Gouda, Cheddar and Parmesan, has hardly any and stays in, as does lactose-free dairy. Many people can have a little lactose; planning does not count how much. A milk allergy is something else: choose milk under Allergies.",
  ofFood: {
    own: {
      contains: (p: { list: string; count: number }) =>
        p.count === 1
          ? `Contains ${p.list}, one of your allergens`
          : `Contains ${p.list}, which are among your allergens`,
      unknown: "Whether it contains your allergens is not known. Read the label.",
      othersUnknown: "Whether it contains your other allergens is not known. Read the label.",
    },
    client: {
      contains: (p: { list: string; count: number }) =>
        p.count === 1
          ? `Contains ${p.list}, one of your client’s allergens`
          : `Contains ${p.list}, which are among your client’s allergens`,
      unknown: "Whether it contains your client’s allergens is not known. Read the label.",
      othersUnknown: "Whether it contains your client’s other allergens is not known. Read the label.",
    },
  },
};
