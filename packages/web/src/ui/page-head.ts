import { useEffect } from "react";
import { addressIn, alternatesOf } from "@solvia/core/site/pages/address";
import { useCountry } from "../i18n/country.ts";

export interface PageHead {
  /** Without the house's name. */
  title: string;
  description?: string | undefined;
  /** The canonical path in Italy's shop; a page without one is kept out of search engines. */
  path?: string | undefined;
  structured?: readonly unknown[] | undefined;
  /** The address of what is new, for readers of feeds. */
  feed?: string | undefined;
}

/** Marks what this page put into the head, and what the server sent there for the page that came first. */
const mark = "data-page";

const added = (name: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes, [mark]: "" })) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

/** Title, description, canonical address, the other countries' addresses and structured data, while a page is shown. */
export function usePageHead(head: PageHead | undefined): void {
  const country = useCountry();
  const headJson = JSON.stringify(head);
  useEffect(() => {
    if (headJson === undefined) return undefined;
    const { title, description, path, structured = [], feed } = JSON.parse(headJson) as PageHead;
    for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
    document.title = `${title} · Solvia`;
    const meta = document.querySelector<HTMLMetaElement>("meta[name=description]");
    if (meta && description) meta.content = description;
    const links =
      path === undefined
        ? [added("meta", { name: "robots", content: "noindex" })]
        : [
            added("link", { rel: "canonical", href: addressIn(country, path, location.origin) }),
            ...alternatesOf(path, location.origin).map(({ lang, url }) =>
              added("link", { rel: "alternate", hreflang: lang, href: url }),
            ),
          ];
    const data = structured.map((item) => added("script", { type: "application/ld+json" }, JSON.stringify(item)));
    if (feed) links.push(added("link", { rel: "alternate", type: "application/rss+xml", href: feed }));
    document.head.append(...links, ...data);
    return () => {
      for (const element of [...links, ...data]) element.remove();
    };
  }, [headJson, country]);
}
