import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";

const ADDRESS = "https://video.example/welcome.webm";
const greeted = (address: string | null) => ({
  organisation: {
    name: "Studio Groen",
    recipe_system_type: "SIMPLE",
    welcome_video: address,
    welcome_video_enabled: true,
  },
});

/** A second of moving picture, recorded by the browser itself. */
async function serveVideo(page: Page): Promise<void> {
  await page.goto("/login");
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 64;
    canvas.height = 36;
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isDone = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      context?.fillRect(frame, 0, 8, 36);
      await new Promise((later) => setTimeout(later, 50));
    }
    recorder.stop();
    await isDone;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  const body = Buffer.from(base64, "base64");
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "video/webm", body }));
}

test("SIM-018 SIM-019 SIM-020 SIM-021 the welcome video plays, fills the screen, and its end leads on; without it, or when it cannot load, the questions begin as well", async ({
  page,
  phrases,
}) => {
  const words = phrases.simpleOnboarding;
  const { play, pause, fullscreen, progress } = words.welcomeVideo;
  await serveVideo(page);
  await signInAs(page, greeted(ADDRESS));
  await page.goto("/");
  await expect(page).toHaveURL("/simple-onboarding/welcome-video");
  await expect(heading(page, words.welcomeVideo.title({ name: "Studio Groen" }))).toBeVisible();
  await expect(page.getByRole("button", { name: play })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: progress })).toBeVisible();
  await expect(page.getByRole("button", { name: phrases.general.back })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: fullscreen }).click();
  const fills = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
  await expect.poll(fills).toBe("VIDEO");
  await page.evaluate(() => document.exitFullscreen());
  await page.getByRole("button", { name: play }).click();
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
  await expect(page).toHaveURL("/simple-onboarding/motivation");
  await page.getByRole("button", { name: phrases.general.back }).click();
  await expect(page).toHaveURL("/simple-onboarding/welcome-video");
  await page.getByRole("button", { name: phrases.general.continue }).click();
  await expect(page).toHaveURL("/simple-onboarding/motivation");

  await test.step("one that cannot load is reported and said", async () => {
    await page.unroute(ADDRESS);
    await page.route(ADDRESS, (route) => route.fulfill({ status: 404, body: "" }));
    await signInAs(page, greeted(ADDRESS));
    const reported = page.waitForRequest("**/client-errors/");
    await page.goto("/");
    await expect(page).toHaveURL("/simple-onboarding/motivation");
    await expect(page.getByText(phrases.simpleOnboarding.videoFailed)).toBeVisible();
    const message = "The welcome video could not be loaded.";
    expect((await reported).postDataJSON()).toMatchObject({ message });
  });

  await test.step("one on its way says so", async () => {
    await page.unroute(ADDRESS);
    await page.route(ADDRESS, () => {});
    await signInAs(page, greeted(ADDRESS));
    await page.goto("/");
    await expect(page.getByText(phrases.general.loading, { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("without one a picture is there", async () => {
    await signInAs(page, greeted(null));
    await page.goto("/");
    await expect(page).toHaveURL("/simple-onboarding/welcome-video");
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await expect(page.locator("video")).toHaveCount(0);
    await page.getByRole("button", { name: phrases.general.continue }).click();
    await expect(page).toHaveURL("/simple-onboarding/motivation");
  });
});
