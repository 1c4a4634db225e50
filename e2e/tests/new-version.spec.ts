import { phrasesOf } from "@plateful/phrases/all";
import { NEXT_VERSION, startDeployment } from "../support/deployment.ts";
import { expect, test } from "../support/journey.ts";
import { signInAs } from "../support/signed-in.ts";

const { general, messages, profile } = phrasesOf("en");

test("OPS-048 NAV-025 an open tab learns of a deployment, and loads it without losing what was typed and what waits to be sent", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const deployment = await startDeployment();
  try {
    await signInAs(page, {
      user: { payment_status_override: "COMPLIMENTARY" },
      coach: { first_name: "Iris" },
    });
    await page.goto(`${deployment.origin}/messages`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Once for the registration, once more by itself after the page was loaded again: what follows is asked for by the app.
    await expect.poll(() => deployment.workerRequests, { timeout: 30_000 }).toBeGreaterThan(1);
    const field = page.getByRole("textbox", { name: messages.writeTo({ name: "Iris" }) });

    await test.step("one message waits, and another one is being typed", async () => {
      deployment.acceptsChanges = false;
      await field.fill("Sent before the deployment");
      await page.getByRole("button", { name: messages.send, exact: true }).click();
      await expect(page.getByText("Sent before the deployment")).toBeVisible();
      await expect(field).toHaveValue("");
      await field.fill("Typed before the deployment");
    });

    await test.step("the tab comes back to the front after the deployment, and says so", async () => {
      await expect(page.getByText(general.updateReady)).toHaveCount(0);
      deployment.deploy();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(page.getByText(general.updateReady)).toBeVisible({ timeout: 60_000 });
      await expect(field).toHaveValue("Typed before the deployment");
    });

    await test.step("the new version has what was typed, and what waits", async () => {
      const loaded = page.waitForEvent("load");
      await page.getByRole("button", { name: general.update, exact: true }).click();
      await loaded;
      await expect(field).toHaveValue("Typed before the deployment");
      await expect(page.getByText("Sent before the deployment")).toBeVisible();
      await expect(page.getByText(general.updateReady)).toHaveCount(0);
    });

    await test.step("what waited is sent once", async () => {
      deployment.acceptsChanges = true;
      await page.reload();
      await expect(page.getByText(messages.sent).last()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText("Sent before the deployment")).toHaveCount(1);
      await expect(field).toHaveValue("Typed before the deployment");
    });

    await test.step("it is the next release that runs", async () => {
      await page.goto(`${deployment.origin}/profile`);
      await expect(page.getByText(profile.system.version({ version: NEXT_VERSION }))).toBeVisible();
    });
  } finally {
    deployment.close();
  }
});
