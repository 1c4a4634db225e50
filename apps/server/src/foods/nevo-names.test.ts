import { describe, expect, it } from "vitest";
import { dutchName, englishName } from "./nevo-names.ts";

describe("names of NEVO", () => {
  it.each([
    ["Kool boeren- gekookt", "Boerenkool gekookt"],
    ["Kaas Goudse 48+", "Goudse kaas 48+"],
    ["Melk halfvolle", "Halfvolle melk"],
    ["Kaas strooi- Zwitserse", "Zwitserse strooikaas"],
    ["Erwten split- gele/groene gedroogd", "Gele/groene spliterwten gedroogd"],
    ["Wijn witte zoete", "Zoete witte wijn"],
    ["Sap rode bessen-", "Rode bessensap"],
    ["Kaas 20+ Leidse/Friese nagel-", "Leidse/Friese nagelkaas 20+"],
    ["IJs room/vanille- gem", "Roomijs/vanille-ijs gemiddeld"],
    ["Sla ijsberg- rauw", "IJsbergsla rauw"],
    ["Stroop Luikse-", "Luikse stroop"],
    ["Appel z schil", "Appel zonder schil"],
    ["Frites  bereid ", "Frites bereid"],
  ])("FOOD-042 %s is called %s", (name, expected) => {
    expect(dutchName(name)).toBe(expected);
  });

  it.each([
    "Bak- en braadvet vloeibaar",
    "Soep op groente- en vleesbasis",
    "Biscuit baby- en dreumes-",
    "Wafel zachte/suiker-/flash-",
    "Bakmix voor pannenkoeken volkoren-",
    "Stamppot rauwe andijvie",
    "Vruchtendrank rode bessen",
    "Kaas Cheddar",
    "Tofu",
  ])("FOOD-042 %s stays as it is, for its words do not tell what belongs together", (name) => {
    expect(dutchName(name)).toBe(name);
  });

  it("FOOD-042 English names keep their order, with short forms in full", () => {
    expect(englishName("Milk semi-skimmed w calcium wo sugar av")).toBe(
      "Milk semi-skimmed with calcium without sugar average",
    );
  });
});
