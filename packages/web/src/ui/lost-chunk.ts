const lost = "The connection was lost while a part of the application was fetched";

/**
 * A part of the application that can't be fetched without a network is an error that a screen can show. The router would take
 * it for a new version of the site and load the page again, and the visitor would be left with the browser's own empty page.
 */
export function sayLostChunks(view: Window): void {
  view.addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = lost;
  });
}

export const isConnectionLost = (error: unknown): boolean => error instanceof Error && error.message === lost;

/** Whether code couldn't be fetched, as Chromium, Firefox and Safari say it, and Vite of a style sheet. */
export const isMissingChunk = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message));
