import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Until the device keeps the warehouse's pages. */
export const kept = async (page: Page): Promise<void> => {
  const isKept = `navigator.serviceWorker.getRegistrations().then((all) =>
    all.length === 2 && all.every(({ active }) => active) && navigator.serviceWorker.controller !== null)`;
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
};
