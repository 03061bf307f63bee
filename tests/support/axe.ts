import AxeBuilder from "axe-core";
import type { Page } from "playwright-core";

/** Colours and opacities count as they end: what still fades in is waited for, what turns for ever is not. */
const restingPage = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => undefined)`;

/** A toast covers what lies under it for three seconds, which axe takes for too small a target; one that is held stays and counts. */
const withoutPassingToasts = (page: Page): Promise<void> =>
  page
    .locator(".mantine-Notifications-notification")
    .first()
    .waitFor({ state: "detached", timeout: 5000 })
    .catch(() => undefined);

/** What axe finds against WCAG 2.2 A and AA on a page: the rule and what breaks it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Not as a script of the page: its content security policy allows none but its own.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AxeBuilder.source);
  await withoutPassingToasts(page);
  await page.evaluate(restingPage);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
      // Nobody reads where what passes stands, nor the selectors of what doesn't.
      resultTypes: ["violations"],
      selectors: false,
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(" ")
          .slice(0, 300)}`,
    );
  });
}

/** The same from the page's beginning: further down a link may lie half under the head. */
export async function findingsFromTop(page: Page): Promise<string[]> {
  await page.evaluate("scrollTo(0, 0)");
  return axeFindings(page);
}
