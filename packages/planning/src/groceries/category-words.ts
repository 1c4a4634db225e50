import type { GroceryCategory } from "@plateful/nutrition";

/**
 * Everyday words of things that are bought, English and Dutch, by the shelf that they are found on. Longer words win over
 * shorter ones, so "peanut butter" is no butter. What a shop sells besides food is not here: it is OTHER.
 */
export const CATEGORY_WORDS: Readonly<Partial<Record<GroceryCategory, string>>> = {
  ALCOHOL:
    "beer, bier, pils, wine, wijn, prosecco, champagne, gin, rum, whisky, whiskey, wodka, vodka, cider, likeur, port, sherry",
  BAKING:
    "flour, bloem, meel, sugar, suiker, yeast, gist, baking powder, bakpoeder, baking soda, cornflour, maizena, vanilla sugar, vanillesuiker, custard powder, puddingpoeder, gelatine, icing sugar, poedersuiker, paneermeel, breadcrumbs",
  BREAD:
    "bread, brood, boterhammen, bolletjes, pistolets, baguette, stokbrood, ciabatta, croissant, wrap, wraps, tortilla, pita, naan, toast, beschuit, rusks, crackers, cracker, knäckebröd, roggebrood, ontbijtkoek, rolls, bun, buns, bagel, krentenbollen",
  BREAKFAST:
    "muesli, granola, cornflakes, cereal, havermout, oats, oatmeal, porridge, jam, hagelslag, chocolate sprinkles, vlokken, pindakaas, peanut butter, chocoladepasta, chocolate spread, appelstroop, honey, honing, marmalade, marmelade",
  CANNED:
    "canned tomatoes, tinned tomatoes, tomatenblokjes, tomato paste, tomatenpuree, passata, coconut milk, kokosmelk, soup, soep, bouillon, stock cubes, bouillonblokjes, baked beans, tinned tuna, tonijn in blik, olives, olijven, gherkins, augurken, appelmoes, apple sauce, zilveruitjes",
  CONDIMENTS:
    "ketchup, mayonnaise, mayo, mosterd, mustard, saus, sauce, sambal, ketjap, soy sauce, sojasaus, vinegar, azijn, dressing, pesto, hummus, houmous, tahini, salsa, curry paste, currypasta, fritessaus, piccalilly",
  DAIRY:
    "milk, melk, karnemelk, buttermilk, yoghurt, yogurt, kwark, quark, skyr, kefir, vla, custard, cheese, kaas, feta, mozzarella, parmesan, parmezaan, cottage cheese, hüttenkäse, cream cheese, roomkaas, butter, boter, margarine, cream, room, slagroom, whipped cream, crème fraîche, eggs, egg, eieren, ei, mascarpone, ricotta, brie, geitenkaas",
  DRINKS:
    "water, spa rood, spa blauw, juice, sap, sinaasappelsap, cola, coke, fris, frisdrank, lemonade, limonade, ranja, coffee, koffie, koffiebonen, coffee beans, thee, tea, theezakjes, tea bags, ice tea, smoothie, tonic, ginger beer, energy drink, chocolate milk, chocolademelk, cocoa, cacao, soda",
  FISH: "fish, vis, salmon, zalm, tuna, tonijn, cod, kabeljauw, herring, haring, mackerel, makreel, prawns, shrimps, shrimp, garnalen, mussels, mosselen, pangasius, tilapia, forel, trout, sardines, sardientjes, ansjovis, anchovies, kibbeling, lekkerbek",
  FROZEN:
    "ice cream, ijs, ijsjes, roomijs, waterijsjes, frozen, diepvries, ice cubes, ijsblokjes, frites, friet, patat, chips to bake, fish fingers, vissticks, frozen peas, kroketten, frikandellen, bitterballen, pizza",
  FRUIT:
    "fruit, apple, apples, appel, appels, pear, pears, peer, peren, banana, banaan, bananen, orange, oranges, sinaasappel, mandarin, mandarijn, mandarijnen, grapes, druiven, kiwi, mango, pineapple, ananas, melon, meloen, strawberries, strawberry, aardbeien, blueberries, blauwe bessen, raspberries, frambozen, berries, bessen, lemon, lemons, citroen, lime, limoen, grapefruit, peach, perzik, nectarine, plum, plums, pruimen, cherries, kersen, avocado, abrikozen, apricots, dates, dadels, raisins, rozijnen",
  GRAINS_AND_PASTA:
    "rice, rijst, pasta, spaghetti, macaroni, penne, lasagne, tagliatelle, noodles, noedels, mie, mihoen, couscous, quinoa, bulgur, gnocchi, orzo, ravioli, polenta, tortellini",
  HERBS_AND_SPICES:
    "salt, zout, pepper, peper, herbs, kruiden, spices, specerijen, basil, basilicum, parsley, peterselie, coriander, koriander, thyme, tijm, oregano, rosemary, rozemarijn, cinnamon, kaneel, paprikapoeder, cumin, komijn, kurkuma, turmeric, nutmeg, nootmuskaat, bieslook, chives, dille, dill, munt, mint, laurier, kerrie, curry powder, gember, ginger",
  MEAT: "meat, vlees, chicken, kip, kipfilet, beef, rundvlees, gehakt, mince, minced meat, pork, varkensvlees, bacon, spek, spekjes, ham, sausage, sausages, worst, worstjes, rookworst, salami, steak, biefstuk, burger, burgers, hamburger, turkey, kalkoen, lamb, lamsvlees, filet americain, vleeswaren, chorizo, schnitzel, slavink, duck, eend, frikandel, liver, leverworst",
  NUTS_AND_LEGUMES:
    "nuts, noten, walnuts, walnoten, almonds, amandelen, cashews, cashewnoten, peanuts, pinda, hazelnuts, hazelnoten, pistachios, pistachenoten, seeds, zaden, pitten, chia, linseed, lijnzaad, lentils, linzen, chickpeas, kikkererwten, kidney beans, kidneybonen, black beans, zwarte bonen, white beans, witte bonen, bruine bonen, split peas, spliterwten",
  OILS: "oil, olie, olijfolie, olive oil, zonnebloemolie, sunflower oil, frituurvet, kokosolie",
  SNACKS:
    "crisps, chips, nachos, popcorn, borrelnootjes, zoutjes, pretzels, rijstwafels, rice cakes, bites, japanse mix, bar, reep, mueslirepen, kaasstengels",
  SWEETS:
    "chocolate, chocolade, candy, sweets, snoep, drop, liquorice, koek, koekjes, cookies, biscuits, stroopwafels, cake, taart, gebak, speculaas, pepernoten, kauwgom, chewing gum, winegums, marshmallows, brownie, muffins",
  VEGETABLES:
    "vegetables, groente, groenten, potato, potatoes, aardappel, aardappelen, aardappels, krieltjes, carrot, carrots, wortel, wortels, worteltjes, onion, onions, ui, uien, spring onion, bosui, garlic, knoflook, tomato, tomatoes, tomaat, tomaten, tomaatjes, cucumber, komkommer, lettuce, sla, rucola, spinach, spinazie, andijvie, broccoli, cauliflower, bloemkool, kool, cabbage, boerenkool, kale, spruitjes, sprouts, beans, bonen, sperziebonen, snijbonen, green beans, peas, erwten, doperwten, leek, prei, courgette, zucchini, aubergine, eggplant, bell pepper, paprika, mushroom, mushrooms, champignons, champignon, paddenstoelen, corn, mais, maïs, beetroot, bieten, pumpkin, pompoen, celery, selderij, radish, radijs, radijsjes, asparagus, asperges, witlof, venkel, fennel, sweet potato, zoete aardappel, pak choi, paksoi, taugé",
  VEGETARIAN:
    "tofu, tempeh, tempé, seitan, falafel, veggie burger, vegaburger, vega gehakt, vegetarian mince, vegetarische balletjes, soy milk, sojamelk, sojadrink, oat milk, havermelk, haverdrink, almond milk, amandelmelk, vegetarian, vegetarisch, vegetarische, vegan",
};
