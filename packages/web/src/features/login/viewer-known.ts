import { useLayoutEffect } from "react";
import { hintCookie, waitingAttribute } from "@solvia/core/platform/http/session-hint";

const root = () => document.documentElement;

/** From here on prices are hidden (class `of-viewer`) until it is known who looks; where nobody seems to be logged in they stay. */
export function awaitViewer(): void {
  if (document.cookie.split("; ").includes(`${hintCookie}=1`)) root().setAttribute(waitingAttribute, "asked");
}

/** Hides prices while others' are still on the page: a login has just been answered. */
export async function whilePricesChange(change: () => Promise<unknown>): Promise<void> {
  root().setAttribute(waitingAttribute, "asked");
  await change().finally(() => root().removeAttribute(waitingAttribute));
}

/**
 * Shows prices with the first picture in which it is known whose they are (`undefined` while it is asked), and corrects the hint
 * that the next page goes by: a session may have ended by itself, or be older than the hint.
 */
export function useViewerKnown(isAsked: boolean, isLoggedIn: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isAsked) return;
    root().removeAttribute(waitingAttribute);
    if (isLoggedIn !== undefined) hintAt(isLoggedIn);
  }, [isAsked, isLoggedIn]);
}

/** The longest that any session lasts, in seconds (accounts/login/session-limits.ts); one that ended before clears it here. */
const longestSeconds = 30 * 86_400;

function hintAt(isLoggedIn: boolean): void {
  if (isLoggedIn === document.cookie.split("; ").includes(`${hintCookie}=1`)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${hintCookie}=${isLoggedIn ? "1" : ""}; Path=/; SameSite=Lax; Max-Age=${isLoggedIn ? longestSeconds : 0}${secure}`;
}
