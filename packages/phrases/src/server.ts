import { apiDocs as enApiDocs } from "./en/api-docs.ts";
import { calendarFile as enCalendarFile } from "./en/calendar-file.ts";
import { errors as enErrors } from "./en/errors.ts";
import { mails as enMails } from "./en/mails.ts";
import { myData as enMyData } from "./en/my-data.ts";
import type { CompleteLanguage } from "./language.ts";
import { apiDocs as nlApiDocs } from "./nl/api-docs.ts";
import { calendarFile as nlCalendarFile } from "./nl/calendar-file.ts";
import { errors as nlErrors } from "./nl/errors.ts";
import { mails as nlMails } from "./nl/mails.ts";
import { myData as nlMyData } from "./nl/my-data.ts";

interface ServerPhrases {
  readonly apiDocs: typeof enApiDocs;
  readonly calendarFile: typeof enCalendarFile;
  readonly errors: typeof enErrors;
  readonly mails: typeof enMails;
  readonly myData: typeof enMyData;
}

/** What only the server says, in answers and in mails: no part of the texts that the web app loads. */
export const SERVER_PHRASES: Readonly<Record<CompleteLanguage, ServerPhrases>> = {
  en: {
    ...{ apiDocs: enApiDocs, calendarFile: enCalendarFile, errors: enErrors },
    ...{ mails: enMails, myData: enMyData },
  },
  nl: {
    ...{ apiDocs: nlApiDocs, calendarFile: nlCalendarFile, errors: nlErrors },
    ...{ mails: nlMails, myData: nlMyData },
  },
};
