/** The unit in which foods are stored: solids in grams, liquids in millilitres. */
export type MetricUnit = "g" | "ml";
/** Which system amounts are shown in. */
export type UnitSystem = "METRIC" | "IMPERIAL";
