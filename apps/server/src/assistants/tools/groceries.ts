import { changeGroceryListItem, type GroceryListItem, listGroceryLists } from "@plateful/contract";
import { z } from "zod/mini";
import { args, idArgument, say, tool } from "../asking/tool.ts";

const itemOf = ({ id, name, quantity, unit, checked }: GroceryListItem) => ({
  item_id: id,
  name,
  quantity,
  unit,
  ticked: checked,
});

function itemText({ id, name, quantity, unit, checked }: GroceryListItem): string {
  const amount = quantity === null ? "" : `, ${quantity}${unit === null ? "" : ` ${unit}`}`;
  return `- ${name}${amount} (item_id ${id})${checked ? ", ticked" : ""}`;
}

export const getGroceriesTool = tool({
  name: "get_groceries",
  title: "Read the groceries",
  description: "Read the newest grocery list: what is still to be bought, without what is at home.",
  input: args({
    include_ticked: z._default(
      say(z.boolean(), "Whether what was ticked off is listed too; false unless given"),
      false,
    ),
  }),
  calls: [listGroceryLists],
  kind: "reads",
  run: async ({ include_ticked: isWithTicked }, { ask }) => {
    const { results } = await ask(listGroceryLists, { query: { page_size: 1 } });
    const [list] = results;
    if (list === undefined) return { text: "There is no grocery list.", data: { list: null, items: [] } };
    const items = list.items.filter((item) => !item.at_home && (isWithTicked || !item.checked));
    const about = { list_id: list.id, from: list.start_date, until: list.end_date, status: list.status };
    const first =
      list.status === "READY"
        ? `Groceries for ${list.start_date} to ${list.end_date}:`
        : `The list for ${list.start_date} to ${list.end_date} is not ready (${list.status}).`;
    const lines =
      list.status === "READY" && items.length === 0 ? ["Nothing is left to buy."] : items.map(itemText);
    return { text: [first, ...lines].join("\n"), data: { list: about, items: items.map(itemOf) } };
  },
});

export const tickGroceryTool = tool({
  name: "tick_grocery",
  title: "Tick a grocery",
  description: "Tick something off the grocery list, or back on.",
  input: args({
    item_id: idArgument("item_id of get_groceries"),
    ticked: z._default(say(z.boolean(), "false puts it back on the list; true unless given"), true),
  }),
  calls: [changeGroceryListItem],
  kind: "sets",
  names: { id: "item_id", checked: "ticked" },
  run: async ({ item_id: id, ticked }, { ask }) => {
    const item = await ask(changeGroceryListItem, { params: { id }, body: { checked: ticked } });
    return { text: itemText(item), data: { item: itemOf(item) } };
  },
});
