import { useEffect } from "react";
import { useLocation } from "@tanstack/react-router";
import { useTexts } from "../../i18n/index.ts";
import { namedScreens } from "./screen-titles.ts";

/** Names the tab of a back-office page by its heading, which has the record's name: many are open at once. */
export function useHeadingTitle(atWork: boolean): void {
  const { t, language } = useTexts();
  useEffect(() => {
    const content = document.querySelector("#content");
    if (!atWork || !content) return undefined;
    const name = (): void => {
      const heading = content.querySelector("h1")?.textContent?.trim();
      const title = [heading, t("nav.backOffice"), "Solvia"].filter(Boolean).join(" · ");
      if (document.title !== title) document.title = title;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(content, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [atWork, t, language]);
}

/** Names the screens that have no head of their own, and keeps them out of search engines. */
export function useRouteTitle(): void {
  const { t } = useTexts();
  const first = useLocation({ select: ({ pathname }) => pathname.split("/")[1] ?? "" });
  useEffect(() => {
    const screen = namedScreens.find((name) => name === first);
    if (!screen) return undefined;
    document.title = `${t(`title.${screen}`)} · Solvia`;
    const robots = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(robots);
    return () => robots.remove();
  }, [first, t]);
}
