import type { Page } from "playwright-core";

const cut = `(() => {
  const found = new Set();
  for (const cell of document.querySelectorAll("tr[data-list-row] td[data-column]:not(.card-action)")) {
    const { right } = cell.getBoundingClientRect();
    for (const part of [cell, ...cell.querySelectorAll("*")]) {
      const { overflowX, webkitLineClamp } = getComputedStyle(part);
      const seen = part.getBoundingClientRect();
      // What is only heard has a place of one pixel.
      if (seen.width <= 1) continue;
      const wider = overflowX !== "visible" && part.scrollWidth > part.clientWidth && part.clientWidth > 0;
      const higher = webkitLineClamp !== "none" && part.scrollHeight > part.clientHeight + 2;
      if (wider || higher || seen.right > right + 1) found.add(cell.dataset.column);
    }
  }
  return [...found].toSorted();
})()`;

/** The columns of a list of which something can't be read to its end: cut off, ended by an ellipsis, or out of its cell. */
export const cutColumns = (page: Page): Promise<string[]> => page.evaluate<string[]>(cut);

/** Whether a list's rows end where their place does. */
export const rowsFit = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector(".list-scroll"))`,
  );

/** The places of the office's navigation that take more than a line, or whose words aren't whole. */
export const wrappedPlaces = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll(".office-side .office-place")]
    .filter((place) => {
      const words = place.querySelector(".mantine-NavLink-label");
      const range = document.createRange();
      range.selectNodeContents(words);
      return words.offsetHeight > 30 || range.getBoundingClientRect().right > words.parentElement.getBoundingClientRect().right + 0.5;
    })
    .map((place) => place.textContent)`);
