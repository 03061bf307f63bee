import { areaOf, publicationByCode } from "../../publications/index.ts";
import { addressIn } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import { short } from "./parts.ts";
import {
  kindOf,
  languageOf,
  metaOf,
  thumbnailOf,
  tilesOf,
  wordsFor,
  type PublicationTexts,
} from "./publication-parts.ts";
import { publicationsStyle } from "./publications-look.ts";
import type { Reader } from "./reader.ts";
import { articleData, breadcrumbData } from "./structured-data.ts";
import { whenOf } from "./webinars/webinars-page.ts";

type Publication = Awaited<ReturnType<typeof publicationByCode>>;

/** A publication as an anonymous visitor of a country's shop reads it. Problem: not-found. */
export async function publicationPage(code: string, reader: Reader, origin: string) {
  const publication = await publicationByCode(code, { language: reader.language });
  return { path: publication.path, content: await contentOf(publication, reader, origin) };
}

async function contentOf(publication: Publication, reader: Reader, origin: string): Promise<PageContent> {
  const t = await wordsFor(reader);
  const { path, title, teaser, thumbnailUrl, type, tags, noindex } = publication;
  const area = areaOf(type);
  const { list, listName } = listOf(area, t);
  const at = (to: string) => addressIn(reader.country, to, origin);
  return {
    title,
    description: short(teaser || title),
    ...(noindex ? { at: path } : { path }),
    kind: "article",
    style: publicationsStyle,
    feed: `/api/publications/feed?area=${area}&language=${reader.language}`,
    image: thumbnailUrl,
    firstPicture: thumbnailUrl ? { href: thumbnailUrl } : undefined,
    calls: ["/user", `/publications/code/${publication.code}?language=${reader.language}`],
    structured: [
      articleData(publication, { url: at(path), origin }),
      breadcrumbData([
        { name: reader.words.home, url: at("/") },
        { name: listName, url: at(list) },
        { name: title, url: at(path) },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      <div class="pubs">
        <a class="pubs-back" href="${addressIn(reader.country, list)}">${listName}</a>
        <article class="pubs-article">
          ${kindOf(publication, t)}
          <h1 ${languageOf(publication, reader)}>${title}</h1>
          ${teaser && html`<p class="pubs-lead" ${languageOf(publication, reader)}>${teaser}</p>`}
          ${type !== "webinar" && metaOf(publication, t, reader)} ${thumbnailOf(thumbnailUrl, true)}
          ${type === "webinar" && (await whenOf(publication.id, reader))}
          ${publication.textLanguage !== reader.language && html`<p class="pubs-note">${t.onlyItalian}</p>`}
          ${bodyOf(publication, t, reader)}
          ${
            tags.length > 0 &&
            html`<nav class="pubs-tags" aria-label="${t.topics}">
              ${tags.map(
                (tag) =>
                  html`<a href="${addressIn(reader.country, `${searched(area)}?tag=${encodeURIComponent(tag)}`)}"
                    >${tag}</a
                  >`,
              )}
            </nav>`
          }
        </article>
        ${part(t.lessons, publication.lessons, t, reader)} ${part(t.related, publication.related, t, reader)}
      </div>
    </div>`,
  };
}

/** The list of a part of the site, and what leads back to it. */
function listOf(area: ReturnType<typeof areaOf>, t: PublicationTexts): { list: string; listName: string } {
  if (area === "webinars") return { list: "/webinars", listName: t.webinarsBack };
  return area === "academy" ? { list: "/academy", listName: t.academy.back } : { list: "/articles", listName: t.back };
}

/** Where a tag of a part of the site leads. */
const searched = (area: ReturnType<typeof areaOf>): string => (area === "academy" ? "/academy/all" : "/articles");

/** The words, which were sanitised when they were saved; of what is locked, how one comes to read them. */
function bodyOf(publication: Publication, t: PublicationTexts, reader: Reader): Html {
  if (!publication.locked)
    return html`<div class="pubs-body" ${languageOf(publication, reader)}>${trusted(publication.body ?? "")}</div>`;
  return html`<section class="pubs-locked">
    <h2>${t.locked.title}</h2>
    <p>${t.locked.text}</p>
    <p class="pubs-ways">
      <a class="pubs-go" href="${addressIn(reader.country, "/plans")}">${t.locked.plans}</a>
      <a class="pubs-go pubs-quieter" href="${addressIn(reader.country, "/login")}">${t.locked.login}</a>
    </p>
  </section>`;
}

const part = (title: string, cards: Publication["related"], t: PublicationTexts, reader: Reader): Html | false =>
  cards.length > 0 &&
  html`<section class="pubs-part">
    <div class="pubs-row"><h2>${title}</h2></div>
    ${tilesOf({ cards, t, reader, level: 3 })}
  </section>`;
