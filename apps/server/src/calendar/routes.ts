import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { downloadCalendar } from "./download-calendar.ts";

export const calendarRoutes: readonly Route[] = [route(contract.downloadCalendar, downloadCalendar)];
