import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { changeGroceryListItem, createGroceryListItem, deleteGroceryListItem } from "./grocery-list-items.ts";
import { createGroceryList, deleteGroceryList, getGroceryList, listGroceryLists } from "./grocery-lists.ts";
import {
  createGroceryShareLink,
  deleteGroceryShareLink,
  deleteGroceryShopper,
  getGroceryShare,
  joinGroceryShare,
  joinLimits,
} from "./grocery-share.ts";
import { findGroceryShops, setGroceryListShop } from "./grocery-shops.ts";
import {
  changeSharedGroceryItem,
  createSharedGroceryItem,
  deleteSharedGroceryItem,
  getSharedGroceryList,
} from "./shared-groceries.ts";
import {
  changeSimpleGroceryListItem,
  createSimpleGroceryListItem,
  deleteSimpleGroceryListItem,
  getSimpleGroceryListItem,
  listSimpleGroceryListItems,
  replaceSimpleGroceryListItem,
} from "./simple-grocery-list-items.ts";
import {
  createSimpleGroceryList,
  deleteSimpleGroceryList,
  getSimpleGroceryList,
  listSimpleGroceryLists,
} from "./simple-grocery-lists.ts";

export const groceryRoutes: readonly Route[] = [
  route(contract.listGroceryLists, listGroceryLists),
  route(contract.createGroceryList, createGroceryList),
  route(contract.getGroceryList, getGroceryList),
  route(contract.deleteGroceryList, deleteGroceryList),
  route(contract.setGroceryListShop, setGroceryListShop),
  route(contract.findGroceryShops, findGroceryShops),
  route(contract.createGroceryListItem, createGroceryListItem),
  route(contract.changeGroceryListItem, changeGroceryListItem),
  route(contract.deleteGroceryListItem, deleteGroceryListItem),
  route(contract.getGroceryShare, getGroceryShare),
  route(contract.createGroceryShareLink, createGroceryShareLink),
  route(contract.deleteGroceryShareLink, deleteGroceryShareLink),
  route(contract.joinGroceryShare, joinGroceryShare, { limits: joinLimits }),
  route(contract.deleteGroceryShopper, deleteGroceryShopper),
  route(contract.getSharedGroceryList, getSharedGroceryList),
  route(contract.createSharedGroceryItem, createSharedGroceryItem),
  route(contract.changeSharedGroceryItem, changeSharedGroceryItem),
  route(contract.deleteSharedGroceryItem, deleteSharedGroceryItem),
  route(contract.listSimpleGroceryLists, listSimpleGroceryLists),
  route(contract.createSimpleGroceryList, createSimpleGroceryList),
  route(contract.getSimpleGroceryList, getSimpleGroceryList),
  route(contract.deleteSimpleGroceryList, deleteSimpleGroceryList),
  route(contract.listSimpleGroceryListItems, listSimpleGroceryListItems),
  route(contract.createSimpleGroceryListItem, createSimpleGroceryListItem),
  route(contract.getSimpleGroceryListItem, getSimpleGroceryListItem),
  route(contract.replaceSimpleGroceryListItem, replaceSimpleGroceryListItem),
  route(contract.changeSimpleGroceryListItem, changeSimpleGroceryListItem),
  route(contract.deleteSimpleGroceryListItem, deleteSimpleGroceryListItem),
];
