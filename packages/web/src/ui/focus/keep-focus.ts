import type { AnyRouter } from "@tanstack/react-router";

const dialogOf = (element: Element | undefined): Element | undefined => element?.closest("[role=dialog]") ?? undefined;

/** Hands the focus to a place, from which the tab key goes on; only as long as it has it. */
function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return;
  const had = place.getAttribute("tabindex");
  place.tabIndex = -1;
  place.dataset["focusPlace"] = "";
  if (had === null) place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  place.focus({ preventScroll: true });
}

/** The same for the content of the page. */
const focusContent = (page: Document): void => focusPlace(page.querySelector<HTMLElement>("#content"));

/** The places around an element, the nearest first, up to the page's content or its dialog. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let place = element.parentElement; place; place = place.parentElement) {
    around.push(place);
    if (place.matches("#content, [role=dialog]")) return around;
  }
  return [];
}

/**
 * The browser drops the focus when what has it is disabled or removed: a button that is at work has it again when it is
 * done, when a dialog goes, whatever had it before the dialog, and when a button gives way to what it brought, the place in
 * which it stood. Who points elsewhere meanwhile is not called back.
 */
export function keepFocus(view: Window & typeof globalThis): void {
  const page = view.document;
  let last: HTMLElement | undefined;
  let lastDialog: Element | undefined;
  let around: HTMLElement[] = [];
  let left = false;
  let looking: number | undefined;
  const openers = new WeakMap<Element, { opener: HTMLElement | undefined; within: Element | undefined }>();
  page.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = dialogOf(target);
    if (dialog && !openers.has(dialog)) openers.set(dialog, { opener: last, within: lastDialog });
    last = target;
    lastDialog = dialog;
    around = placesAround(target);
    left = false;
  });
  page.addEventListener("focusout", ({ target }) => {
    // Left by hand: what is neither disabled nor on its way out.
    if (target instanceof HTMLElement && target === last && !target.matches(":disabled")) left = true;
  });
  const openerOf = (gone: Element): HTMLElement | undefined => {
    const before = openers.get(gone);
    if (before?.opener?.isConnected) return before.opener;
    return before?.within && !before.within.isConnected ? openerOf(before.within) : undefined;
  };
  const giveBack = (): void => {
    looking = undefined;
    if (!last || page.activeElement !== page.body) return;
    if (last.isConnected) {
      if (!left && !last.matches(":disabled")) last.focus({ preventScroll: true });
      return;
    }
    const gone = lastDialog;
    last = lastDialog = undefined;
    if (!gone || gone.isConnected) {
      if (!left) focusPlace(around.find(({ isConnected }) => isConnected));
      return;
    }
    const opener = openerOf(gone);
    if (opener?.matches(":disabled")) {
      // At work with what the dialog asked for: looked at again when it is done, or has gone.
      [last, lastDialog, left] = [opener, gone, false];
      return;
    }
    opener?.focus({ preventScroll: true });
    // The opener may be what can't have the focus any more, as the content that a dialog took it from right away.
    if (page.activeElement === page.body) focusContent(page);
  };
  const lookSoon = (): void => {
    // Between two stops of the tab key nothing has the focus for a moment.
    looking ??= view.setTimeout(giveBack);
  };
  new view.MutationObserver(lookSoon).observe(page.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-loading", "disabled"],
  });
}

/** After the way to another page the focus is in that page, unless something there took it or was there before. */
export function focusNewPages(router: AnyRouter, page: Document): void {
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const focused = page.activeElement ?? page.body;
    if (!fromLocation || !pathChanged || focused.closest("#content, [role=dialog]")) return;
    focusContent(page);
  });
}
