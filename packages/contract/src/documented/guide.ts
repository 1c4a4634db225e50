/** A section of the guide: at length on the documentation page, in short in the description of the API. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly short: string;
  /** Paragraphs and code; what begins with four spaces is code. */
  readonly paragraphs: readonly string[];
}

/** How to use the API, for people who have only this. */
export const API_GUIDE: readonly GuideSection[] = [
  {
    id: "authentication",
    title: "Authentication",
    short:
      "Send `Authorization: Bearer plt_…` with a personal access token, or `Authorization: Token …` with the token of a session. Each call names the scope that opens it.",
    paragraphs: [
      "Scripts and apps of a person use a personal access token. The person makes it in the product under Profile, Apps, calendar and tokens, chooses what it may do and for how long, and sees it once.",
      "    curl https://plateful.example/api/users/me/ \\\n      -H 'Authorization: Bearer plt_…'",
      "A token has scopes: `read` and `write` each for diary, plan, recipes, foods, groceries, measurements, profile and coach. Writing includes no reading. A call whose scope is missing answers 403 `scope_missing` and names it; a call that no token opens answers 403 `token_not_allowed`. What a token reaches is what its person reaches at that moment.",
      "A session token comes from signing in. It slides for 30 days and ends after 90, when the person signs out, or when the device is removed. Cookies are not used by the API, except to hand a browser its session.",
      "Pages of other sites may call the API with an access token where the installation names their origin (`CORS_ORIGINS`). They cannot sign people in.",
    ],
  },
  {
    id: "sign-in-without-a-browser",
    title: "Sign in without a browser",
    short:
      "A code is mailed by POST `createOTP/` with `with_secret`, and exchanged with the secret for a session token by POST `users/verifyOTP/`.",
    paragraphs: [
      "An app without a browser can sign a person in by a code. First ask for the mail, and with `with_secret` for the secret that ties the code to whoever asked for it; a browser gets it as a cookie. The answer is the same for a known and an unknown address.",
      '    curl -X POST https://plateful.example/api/createOTP/ \\\n      -H \'Content-Type: application/json\' \\\n      -d \'{"email": "anna.jansen@example.com", "with_secret": true}\'',
      "Then send the code of four digits that the person reads in the mail with the `request_secret` of the first answer, and keep the `auth_token`.",
      '    curl -X POST https://plateful.example/api/users/verifyOTP/ \\\n      -H \'Content-Type: application/json\' \\\n      -d \'{"email": "anna.jansen@example.com", "otp": "4821",\n           "request_secret": "…"}\'',
      "One mail in 30 seconds and five in an hour go to an address. Wrong codes are counted, and too many lock the code with 429 `otp_locked`. For anything that runs on its own, an access token is the better choice.",
    ],
  },
  {
    id: "errors",
    title: "Errors",
    short:
      "Look at the status, then at `code`. 400 has messages at each field; everything else has `detail`, in the language of the call.",
    paragraphs: [
      "A refused input answers 400 with messages at each field, nested as the body is; what concerns the whole body is under `non_field_errors`.",
      '    {"date": ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."]}',
      "Every other refusal has `detail`, a sentence for people, and mostly `code`, a word for programs. The sentences may change and are translated; the codes stay.",
      '    {"detail": "Storing this needs consent for body and plan.", "code": "consent_required",\n     "consent": "BODY_AND_PLAN", "user": 512}',
      "What is not there and what is not yours answer alike: 404 `Not found.` A fault of the service answers 500 or 503 and never says more; name the `X-Request-Id` of the answer when you report it.",
    ],
  },
  {
    id: "pagination",
    title: "Pagination",
    short:
      "Lists take `page` from 1 and `page_size` from 1 to 100, and answer `count`, `total_pages`, `next`, `previous` and `results`.",
    paragraphs: [
      "Most lists have 20 on a page; where a call has another number, it says so. `next` and `previous` are whole addresses and null at the ends. The order is always complete, so that no row is skipped or seen twice while nothing changes.",
      '    {"count": 41, "total_pages": 3, "next": "https://plateful.example/api/food/?page=2",\n     "previous": null, "results": [ … ]}',
      "A page past the end answers 404 `Invalid page.` Several values of one filter are sent by repeating the key: `tags=PASTA&tags=SOUP`.",
      "A filter that a call does not know is refused with 400 at its name, with those that the call takes, so that a typing error does not answer everything.",
    ],
  },
  {
    id: "versions",
    title: "Versions and If-Match",
    short:
      "What people edit carries a `version`. Send the `ETag` that you read as `If-Match`; another version answers 409 `conflict` with the present state.",
    paragraphs: [
      "Accounts, profiles, day plans, slots, weeks, recipes and practices have a `version` that every change raises. Reads and writes of one of them answer it as `ETag`.",
      "    curl -X PATCH https://plateful.example/api/users/userProfile/88/ \\\n      -H 'Authorization: Bearer plt_…' -H 'If-Match: \"v3\"' \\\n      -H 'Content-Type: application/json' -d '{\"weight\": 67.8}'",
      "When someone else was faster, nothing is changed, and the answer is 409 `conflict` with the present state in `current`. Without `If-Match` the call changes whatever is there.",
      "Every GET answers an `ETag` too: send it as `If-None-Match` and hear 304 while nothing has changed.",
    ],
  },
  {
    id: "idempotency",
    title: "Idempotency",
    short:
      "Send an `Idempotency-Key` with every change. A repeat under the same key within 24 hours answers the first result.",
    paragraphs: [
      "A network may lose an answer. Send an `Idempotency-Key` of 8 to 128 characters with POST, PUT, PATCH and DELETE, a new one for each change and the same one for its repeats.",
      "A repeat answers what the first call answered, and nothing is done twice. The same key with another body answers 409 `idempotency_conflict`. Answers that hold a token are not kept.",
    ],
  },
  {
    id: "time",
    title: "Time zones and days",
    short:
      "Moments are ISO 8601 in UTC with `Z`, and may be sent with an offset; days are `YYYY-MM-DD`. `X-Time-Zone` names the zone that decides which day is today.",
    paragraphs: [
      "A day of the diary is a calendar date and has no zone: breakfast on 1 December stays on 1 December wherever the person travels.",
      "A moment may be sent with an offset, such as `2026-03-18T08:30:00+01:00`; it is stored and answered in UTC. One without a zone is refused with 400.",
      "Which day is today is decided by the zone in `X-Time-Zone`, an IANA name such as `Europe/Amsterdam`, else by the zone of the account.",
    ],
  },
  {
    id: "limits",
    title: "Limits",
    short:
      "A person 600 calls in five minutes, a token 300, an address without sign-in 120. Beyond that 429 with `Retry-After`.",
    paragraphs: [
      "Some calls have limits of their own: mails to sign in with, planning (340 an hour, one at a time), imports, pictures and exports. Each says so in its description.",
      "Every refusal carries `Retry-After` in seconds. Wait that long, then go on; a call that was refused for a limit has done nothing. A body has at most 1 MB and 32 levels.",
    ],
  },
  {
    id: "languages",
    title: "Languages",
    short: "`Accept-Language: en` or `nl` chooses the language of messages, foods and recipes.",
    paragraphs: [
      "Names of foods and recipes of the product, messages and mails of a call are in English or Dutch, as `Accept-Language` asks; every other language answers English. Values of enumerations and codes are never translated.",
    ],
  },
  {
    id: "changes",
    title: "Versioning and deprecation",
    short:
      "Additions come at any time. What is removed has carried `Deprecation` and `Sunset` headers for at least six months and is in the changelog.",
    paragraphs: [
      "There is one version of the API. New calls, new optional parameters, new properties of answers, new values of enumerations and new codes are added at any time: ignore what you do not know.",
      "A call, a parameter or a property is removed, or changes its meaning, only after at least six months in which its answers carried the headers `Deprecation` and `Sunset` with the date of the end. Both the beginning and the end are announced in the changelog. A fix for the safety of people or data may be faster, and the changelog then says why.",
      "A path that is marked as deprecated in this reference is an older name of another; both answer alike, and no end is set for it.",
    ],
  },
];
