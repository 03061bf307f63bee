import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { startBrowser } from "./browser.ts";
import { startTestCloud } from "./cloud.ts";

export interface Stage {
  browser: Browser;
  cloud: LocalCloud;
}

/** The built site with the demonstration data and a browser, for the tests of a file. There from the first test on. */
export function useShop(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    await ensureSite();
    stage.cloud = await startTestCloud();
    stage.browser = await startBrowser();
  });
  afterAll(async () => {
    await (stage as Partial<Stage>).browser?.close();
    // Also where no browser came: the files after this one would speak with it.
    await (stage as Partial<Stage>).cloud?.stop();
  });
  return stage;
}
