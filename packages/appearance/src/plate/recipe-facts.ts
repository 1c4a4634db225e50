/** What a picture is made from; names may be English or Dutch. */
export interface RecipeFacts {
  id: string;
  name: string;
  /** Tags of the recipe (`SOUP`, `VEGAN`); the first known one gives the colour of the table. */
  tags: readonly string[];
  ingredients: readonly { name: string; grams: number | null }[];
}
