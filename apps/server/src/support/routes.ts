import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { deviceLabel, rememberSession } from "../sign-in/index.ts";
import { enterAsDemoPerson, listDemoPeople } from "./demo-people.ts";
import { getSiteLinks } from "./get-site-links.ts";
import { getHealth, getReadiness } from "./health.ts";
import { listAuditEntries } from "./list-audit-entries.ts";
import { listMails } from "./mail-store.ts";
import { analyticsLimits, clientErrorLimits, recordAnalyticsEvent, reportClientError } from "./reports.ts";

/** What every process answers, also one that serves nobody. */
export const healthRoutes: readonly Route[] = [
  route(contract.getHealth, getHealth),
  route(contract.getReadiness, getReadiness),
];

export const supportRoutes: readonly Route[] = [
  ...healthRoutes,
  route(contract.getSiteLinks, getSiteLinks),
  route(contract.listAuditEntries, listAuditEntries),
  route(contract.reportClientError, reportClientError, { limits: clientErrorLimits }),
  route(contract.recordAnalyticsEvent, recordAnalyticsEvent, { limits: analyticsLimits }),
  route(contract.listSentMails, async (call) => {
    const mails = await listMails(call.db, call.query.to);
    return mails.map(({ recipient, subject, body_text, link, code }) => ({
      to: recipient,
      subject,
      text: body_text,
      link,
      code,
    }));
  }),
  route(contract.listDemoPeople, listDemoPeople),
  route(contract.enterAsDemoPerson, async (call, http) => {
    const { token, cookie } = await enterAsDemoPerson(call, deviceLabel(http.userAgent));
    rememberSession(http, cookie);
    return { auth_token: token };
  }),
];
