import { useEffect } from "react";
import { useLocation } from "@tanstack/react-router";
import { useTexts } from "../i18n/index.ts";
import { nameIn } from "../i18n/vocabulary.ts";
import { screenTitles } from "./screen-titles.ts";

/** Names the screens that have no head of their own, and keeps them out of search engines. */
export function useRouteTitle(): void {
  const { language } = useTexts();
  const first = useLocation({ select: ({ pathname }) => pathname.split("/")[1] ?? "" });
  useEffect(() => {
    const title = screenTitles[first];
    if (!title) return undefined;
    document.title = `${nameIn(language, title, "title", first)} · Solvia`;
    const robots = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(robots);
    return () => robots.remove();
  }, [first, language]);
}
