import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What stands for something that is on its way. */
const signs = ".mantine-Loader-root, .mantine-Skeleton-root, [data-loading], [aria-busy=true]";

const rests = `document.readyState === "complete" && document.fonts.status === "loaded" &&
  document.querySelector("${signs}") === null && [...document.images].every(({ complete, loading }) => complete || loading === "lazy")`;

/**
 * Waits until nothing that the page shows is on its way: its data, its parts, fonts and pictures. For what must be looked at
 * as a whole; a quiet network says less, and on a slow machine too early.
 */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(rests)).toBe(true);
}
