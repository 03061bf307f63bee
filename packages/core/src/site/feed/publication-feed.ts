import { publicationsTexts } from "@solvia/texts/publications";
import { Feed } from "feed";
import { setting } from "../../platform/config.ts";
import { countries, ownLanguage, type Language } from "../../platform/locale.ts";
import { tagOf } from "../../platform/text/reader-format.ts";
import { publicationPath, visiblePublications, type PublicationArea } from "../../publications/index.ts";
import { addressIn } from "../pages/address.ts";
import { html } from "../pages/html.ts";

/** As many as readers of feeds keep. */
const newest = 30;

/** The address of a path for who reads a language: in the first country's shop whose own it is. */
function addressFor(language: Language, path: string, origin: string): string {
  const country = countries.find((one) => ownLanguage(one) === language);
  return country ? addressIn(country, path, origin) : `${origin}${path}`;
}

/** The newest publications as RSS 2.0: title and teaser, which everybody reads, and never a body. */
export async function publicationFeed({ area, language }: { area?: PublicationArea | undefined; language: Language }) {
  const origin = setting("SITE_ORIGIN");
  const at = (path: string) => addressFor(language, path, origin);
  const [{ publications: t }, { items }] = await Promise.all([
    publicationsTexts.in(language),
    visiblePublications({ area, language, limit: newest }),
  ]);
  const link = at(`/${area ?? "articles"}`);
  const feed = new Feed({
    id: link,
    link,
    title: `${area === "academy" ? t.academy.title : t.title} · Solvia`,
    description: area === "academy" ? t.academy.lead : t.lead,
    language: tagOf(language),
    generator: "Solvia",
    copyright: "Solvia",
    feedLinks: { rss: `${origin}/api/publications/feed?language=${language}${area ? `&area=${area}` : ""}` },
    ...(items[0] && { updated: new Date(items[0].updatedOn) }),
  });
  for (const one of items) {
    feed.addItem({
      id: one.id,
      guid: `${origin}${publicationPath(one)}`,
      link: at(one.path),
      title: one.title,
      // Readers of feeds take it for HTML.
      description: String(html`${one.teaser}`),
      date: new Date(one.publishedOn ?? one.updatedOn),
      category: one.tags.map((name) => ({ name })),
    });
  }
  return Buffer.from(feed.rss2());
}
