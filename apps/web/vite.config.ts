import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { CONTRACT, contractCalls } from "./contract-calls.ts";
import { earlyTexts } from "./early-texts.ts";
import { mantineStyles } from "./mantine-styles.ts";
import { licences } from "./write-licences.ts";

const API_SERVER = "http://127.0.0.1:3000";

/** Paths that the server answers itself: the offline shell must never stand in for them. */
const SERVER_PATHS = [
  /^\/(api|plates|media|icons|dev)\//,
  /^\/api-docs\b/,
  /^\/(manifest\.webmanifest|brand\.css|favicon\.svg|apple-touch-icon\.png|robots\.txt|licences\.txt|tracking-pixel)$/,
];

const DAY_SECONDS = 86_400;

/** Answers that are kept for reading without a network; never sign-in, never the export of everything. */
const LAST_READ =
  /\/api\/((auth\/)?users\/me\/(\?|$)|users\/(plan-candidates|usual-foods(?!.*[?&]food=.*&food=)|favourite-foods|device-foods)\/|[uU]ser(Weight|Sleep|Stress|Distance)\/|users\/own-products\/(?!.*[?&](query|barcode)=)|food\/\d+\/(\?|$)|brand\/|calendarDay\/(?!\d+\/rebalance)|groceryList\/|recipeTemplate\/|recipeMeal\/|simpleRecipe(Meal)?\/\d)/;

/** What nearly every screen behind the tabs is made of. */
const PAGE_PARTS =
  /\/src\/(ui\/(?:\w+\/)?(open-overlays|PageHeader|SectionCard|IconButton|Pill|SkeletonCard|CheckCircle|ListRow|RecipeThumb|Notice|StatePanel)|lib\/\w+\/(use-title|use-media|use-count|plate-url|polling|(use-|send-)?kept-changes?|ModeSwitch|today|local-date))\.|useRouterState|(mutationObserver|useMutation)\.js/;
/** What the screens that change a day share; which meals are open is first asked after that. */
const PLANNER_PARTS =
  /\/src\/diary\/\w+\/(calendar-day-query|planner-memory|day-plan)\.|\/packages\/planning\/(?!src\/(groceries|preparation|planner\/(answers\/(alternating-dinners|batch-links|linkable-slot|week-points|food-kinds)|model\/(links|keeping))|diary\/(day-to-fill|linked-days|open-meal|portions-to-cook)))/;
/**
 * What only the diary is made of, on its own page and in a coach's view; not what other screens take from it, nor what plans and
 * shows changes without a network.
 */
const DIARY_PARTS =
  /\/web\/src\/diary\/(?!ingredients\/|week\/|day\/meals-before|meal-ingredients|MealPictures|index|day\/(with-kept-changes|kept-leftovers)|logging\/use-copy-meals|planning\/(auto-plan-day|max-planning|plan-or-keep|planned-items|days-to-fill|links-to-fill|ask-worker|standing-day))/;

const ICON_NAMES = /import \{([^}]+)\} from "@tabler\/icons-react"/g;
/** Icons of the frame, of what screens share, and of the diary: the first screen needs few of the others. */
const FIRST_ICONS = new Set(
  globSync("src/{app,ui,diary}/**/*.{ts,tsx}", {
    cwd: import.meta.dirname,
    exclude: ["src/diary/{ingredients,logging,notes,sentence,week}/**", "src/diary/planning/PlanWeek*"],
  })
    .concat("src/lib/kept/KeptMark.tsx", "src/lib/food/MomentIcon.tsx", "src/lib/person/ModeSwitch.tsx")
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(ICON_NAMES)])
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())),
);
const isFirstIcon = (id: string): boolean => {
  const [, name] = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs/.exec(id) ?? [];
  return name !== undefined && FIRST_ICONS.has(name);
};

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as {
  version: string;
};

const notices = licences();

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version), __CONTRACT__: JSON.stringify(CONTRACT) },
  plugins: [
    react(),
    notices.app,
    contractCalls,
    earlyTexts(),
    mantineStyles(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      // The manifest carries the name and colour of the organisation, so the server writes it.
      manifest: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        // Precaching everything would make the first visit pay for screens that are never opened; the console is for staff alone,
        // and a preview language for previews.
        globIgnores: [
          "**/zxing*",
          "**/staff-*",
          "**/de-*",
          "**/barcode-worker*",
          "**/*latin-ext*",
          "dishes/**",
        ],
        // One file: a worker that loads another script by its name needs a rule of its own for Trusted Types.
        inlineWorkboxRuntime: true,
        navigateFallback: "/index.html",
        navigateFallbackDenylist: SERVER_PATHS,
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            urlPattern: LAST_READ,
            method: "GET",
            handler: "NetworkFirst",
            options: {
              // Signing out deletes every cache whose name begins like this (lib/device/forget-person.ts).
              cacheName: "plateful-personal-answers",
              networkTimeoutSeconds: 10,
              matchOptions: { ignoreVary: true },
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS },
            },
          },
          {
            urlPattern: /^[^?]*\/plates\//,
            handler: "CacheFirst",
            options: {
              cacheName: "plateful-plates",
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 500, maxAgeSeconds: 30 * DAY_SECONDS },
            },
          },
          {
            // Uploaded pictures, of recipes of one's own for the most part: they leave with the person.
            urlPattern: /^[^?]*\/media\/[0-9a-f]{32}\.\w+$/,
            handler: "CacheFirst",
            options: {
              cacheName: "plateful-personal-pictures",
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 100, maxAgeSeconds: 30 * DAY_SECONDS },
            },
          },
        ],
      },
    }),
  ],
  worker: { format: "es", plugins: () => [notices.worker()] },
  build: {
    target: "baseline-widely-available",
    // All browsers of that target know `modulepreload` themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas and endpoints that nothing in the browser asks for go, though they are made by a call.
      treeshake: { manualPureFunctions: ["z", "endpoint", "entity"] },
      output: {
        codeSplitting: {
          groups: [
            // Left alone, every helper and icon that two screens share becomes a file, a hundred before the first meal shows.
            // Not the entry itself: it waits for the texts, which wait for what they import from here.
            { name: "base", test: /^(?!.*(\/src\/main\.tsx|index\.html))/, tags: ["$initial"], priority: 2 },
            { name: "icons", test: isFirstIcon, priority: 1 },
            { name: "more-icons", test: /@tabler/, minShareCount: 2 },
            { name: "page", test: PAGE_PARTS, priority: 1 },
            {
              name: "fields",
              test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput)\//,
              priority: 1,
            },
            { name: "planner", test: PLANNER_PARTS },
            { name: "diary", test: DIARY_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    strictPort: true,
    port: 5173,
    proxy: {
      "/api": API_SERVER,
      "/plates": API_SERVER,
      "/media": API_SERVER,
      "/icons": API_SERVER,
      "/favicon.svg": API_SERVER,
      "/apple-touch-icon.png": API_SERVER,
      "/manifest.webmanifest": API_SERVER,
      "/brand.css": API_SERVER,
      "/tracking-pixel": API_SERVER,
    },
  },
});
