import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import {
  checkGroceryListItem,
  createGroceryList,
  deleteGroceryList,
  getGroceryList,
  listGroceryLists,
} from "./grocery-lists.ts";
import {
  changeSimpleGroceryListItem,
  createSimpleGroceryList,
  createSimpleGroceryListItem,
  deleteSimpleGroceryList,
  deleteSimpleGroceryListItem,
  getSimpleGroceryList,
  listSimpleGroceryLists,
} from "./simple-grocery-lists.ts";

export const groceryRoutes: readonly Route[] = [
  route(contract.listGroceryLists, listGroceryLists),
  route(contract.createGroceryList, createGroceryList),
  route(contract.getGroceryList, getGroceryList),
  route(contract.deleteGroceryList, deleteGroceryList),
  route(contract.checkGroceryListItem, checkGroceryListItem),
  route(contract.listSimpleGroceryLists, listSimpleGroceryLists),
  route(contract.createSimpleGroceryList, createSimpleGroceryList),
  route(contract.getSimpleGroceryList, getSimpleGroceryList),
  route(contract.deleteSimpleGroceryList, deleteSimpleGroceryList),
  route(contract.createSimpleGroceryListItem, createSimpleGroceryListItem),
  route(contract.changeSimpleGroceryListItem, changeSimpleGroceryListItem),
  route(contract.deleteSimpleGroceryListItem, deleteSimpleGroceryListItem),
];
