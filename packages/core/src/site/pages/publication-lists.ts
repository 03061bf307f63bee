import { tagsInUse, visiblePublications, type PublicationArea } from "../../publications/index.ts";
import { addressIn } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { short } from "./parts.ts";
import { tilesOf, wordsFor, type PublicationCard, type PublicationTexts } from "./publication-parts.ts";
import { academyAtOnce, publicationsAtOnce, publicationsStyle } from "./publications-look.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData, listData } from "./structured-data.ts";

interface Frame {
  path: string;
  title: string;
  lead: string;
  search: string;
  /** Where the search for words leads. */
  found: string;
  area: PublicationArea;
}

/** The page of articles and technical notes, the newest first. */
export async function articlesPage(reader: Reader, origin: string): Promise<PageContent> {
  const t = await wordsFor(reader);
  const { language } = reader;
  const [{ items }, tags] = await Promise.all([
    visiblePublications({ area: "articles", limit: publicationsAtOnce, language }),
    tagsInUse({ area: "articles" }),
  ]);
  const frame: Frame = {
    path: "/articles",
    title: t.title,
    lead: t.lead,
    search: t.search,
    found: "/articles",
    area: "articles",
  };
  const list = items.length > 0 ? tilesOf({ cards: items, t, reader, first: true }) : html`<h2>${t.none}</h2>`;
  return pageOf(
    frame,
    { items, t, reader, origin, body: html`${tagLinks(frame.found, tags.items, t, reader)} ${list}` },
    [
      `/publications/visible?area=articles&limit=${publicationsAtOnce}&language=${language}`,
      "/publications/tags?area=articles",
    ],
  );
}

/** The academy: its courses and its newest lessons. */
export async function academyPage(reader: Reader, origin: string): Promise<PageContent> {
  const t = await wordsFor(reader);
  const { language } = reader;
  const of = (type: "course" | "lesson") =>
    visiblePublications({ area: "academy", type, limit: academyAtOnce, language });
  const [courses, lessons] = await Promise.all([of("course"), of("lesson")]);
  const { academy: a } = t;
  const frame: Frame = {
    path: "/academy",
    title: a.title,
    lead: a.lead,
    search: a.search,
    found: "/academy/all",
    area: "academy",
  };
  const items = [...courses.items, ...lessons.items];
  const body = html`${part(a.courses, courses.items, { t, reader, first: true })}
  ${part(a.latest, lessons.items, {
    t,
    reader,
    beside: html`<a href="${addressIn(reader.country, "/academy/all")}">${a.all}</a>`,
  })}`;
  return pageOf(
    frame,
    { items, t, reader, origin, body },
    (["course", "lesson"] as const).map(
      (type) => `/publications/visible?area=academy&type=${type}&limit=${academyAtOnce}&language=${language}`,
    ),
  );
}

/** Every lesson of the academy, the newest first. */
export async function lessonsPage(reader: Reader, origin: string): Promise<PageContent> {
  const t = await wordsFor(reader);
  const { language } = reader;
  const [{ items }, tags] = await Promise.all([
    visiblePublications({ area: "academy", type: "lesson", limit: publicationsAtOnce, language }),
    tagsInUse({ area: "academy" }),
  ]);
  const { academy: a } = t;
  const frame: Frame = {
    path: "/academy/all",
    title: a.all,
    lead: a.allLead,
    search: a.search,
    found: "/academy/all",
    area: "academy",
  };
  const list = items.length > 0 ? tilesOf({ cards: items, t, reader, first: true }) : html`<h2>${t.none}</h2>`;
  return pageOf(
    frame,
    { items, t, reader, origin, body: html`${tagLinks(frame.found, tags.items, t, reader)} ${list}` },
    [
      `/publications/visible?area=academy&type=lesson&limit=${publicationsAtOnce}&language=${language}`,
      "/publications/tags?area=academy",
    ],
  );
}

interface Told {
  items: readonly PublicationCard[];
  t: PublicationTexts;
  reader: Reader;
  origin: string;
  body: Html;
}

function pageOf(frame: Frame, { items, t, reader, origin, body }: Told, calls: readonly string[]): PageContent {
  const { path, title, lead, area } = frame;
  const at = (to: string) => addressIn(reader.country, to, origin);
  return {
    title,
    description: short(lead),
    path,
    style: publicationsStyle,
    feed: `/api/publications/feed?area=${area}&language=${reader.language}`,
    image: items[0]?.thumbnailUrl,
    firstPicture: items[0]?.thumbnailUrl ? { href: items[0].thumbnailUrl } : undefined,
    calls: ["/user", ...calls],
    structured: [
      breadcrumbData([
        { name: reader.words.home, url: at("/") },
        { name: title, url: at(path) },
      ]),
      listData(
        title,
        items.map((one) => at(one.path)),
      ),
    ],
    body: html`<div class="s-wrap s-page">
      <div class="pubs">
        <header class="pubs-head">
          <h1>${title}</h1>
          <p>${lead}</p>
        </header>
        ${findForm(frame, t, reader)} ${body}
        <p class="pubs-end">
          <a href="${addressIn(reader.country, "/profile/settings")}#following">${t.follow}</a> ·
          <a href="${`/api/publications/feed?area=${area}&language=${reader.language}`}">${t.feed}</a>
        </p>
      </div>
    </div>`,
  };
}

function findForm({ found, search }: Frame, t: PublicationTexts, { country }: Reader): Html {
  const isElsewhere = addressIn(country, "/") !== "/";
  return html`<form class="pubs-find" action="${found}" role="search">
    <input type="search" name="text" aria-label="${search}" placeholder="${search}" />
    ${isElsewhere && html`<input type="hidden" name="country" value="${country.locale}" />`}
    <button>${t.find}</button>
  </form>`;
}

const tagLinks = (
  path: string,
  tags: readonly { tag: string }[],
  t: PublicationTexts,
  { country }: Reader,
): Html | false =>
  tags.length > 0 &&
  html`<nav class="pubs-tags" aria-label="${t.topics}">
    <a href="${addressIn(country, path)}" aria-current="page">${t.all}</a>
    ${tags.map(({ tag }) => html`<a href="${addressIn(country, `${path}?tag=${encodeURIComponent(tag)}`)}">${tag}</a>`)}
  </nav>`;

interface Part {
  t: PublicationTexts;
  reader: Reader;
  beside?: Html;
  first?: boolean;
}

const part = (title: string, cards: readonly PublicationCard[], { beside, ...rest }: Part): Html | false =>
  cards.length > 0 &&
  html`<section class="pubs-part">
    <div class="pubs-row">
      <h2>${title}</h2>
      ${beside}
    </div>
    ${tilesOf({ cards, level: 3, ...rest })}
  </section>`;
