import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { useLayoutEffect, type ReactNode } from "react";
import { queryOf } from "./api/client.ts";
import { getUser } from "./api/endpoints.gen.ts";

/** Where nothing more has come for so long (ms), the application shows itself as far as it is. */
const patience = 4000;

/**
 * Waits, where the server sent the page's content already, until the screen and what it first asks for are there: the
 * content then gives way to the same, without a moment of emptiness between.
 */
export async function readyToTakeOver(router: AnyRouter, queries: QueryClient): Promise<void> {
  if (!sentPage()) return;
  void queries.prefetchQuery(queryOf(getUser, {}));
  const whole = router
    .load()
    .then(() => settled(queries))
    .then(styled);
  await Promise.race([whole, stalled(queries)]);
}

/** A slow machine or line is waited for as long as answers come: what the server sent is read meanwhile. */
const stalled = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const giveUp = (): void => {
      stop();
      resolve();
    };
    let timer = setTimeout(giveUp, patience);
    const stop = queries.getQueryCache().subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    });
  });

/** Puts the application's style sheets in force, which the page only asked for; one that a chunk brought is there. */
async function styled(): Promise<void> {
  const styleSheets = document.querySelectorAll<HTMLLinkElement>("link[data-app-style]");
  await Promise.all([...styleSheets].map((link) => inForce(link)));
}

const inForce = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    link.rel = "stylesheet";
  });

const sentPage = () => document.querySelector("#page");

/** Put around the application: with the first picture of it, the content that the server sent goes. */
export function TakeOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const page = sentPage();
    const isTyping = page?.contains(document.activeElement) && document.activeElement?.matches("[type=search]");
    page?.remove();
    document.querySelector("#root")?.removeAttribute("hidden");
    if (isTyping) goOnTyping();
  }, []);
  return children;
}

/** The search field has what was typed into the sent one (search-box.tsx); the caret stands behind it. */
function goOnTyping(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#root [type=search]")];
  const field = fields.find(({ offsetParent }) => offsetParent);
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const settled = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });
