import { publicationsTexts } from "@solvia/texts/publications";
import { longDay, readerTag, tagOf } from "../../platform/text/reader-format.ts";
import { fill } from "../../platform/text/fill.ts";
import type { visiblePublications } from "../../publications/index.ts";
import { addressIn } from "./address.ts";
import { attribute } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import type { Reader } from "./reader.ts";

export type PublicationCard = Awaited<ReturnType<typeof visiblePublications>>["items"][number];

export const wordsFor = async ({ language }: Reader) => (await publicationsTexts.in(language)).publications;
export type PublicationTexts = Awaited<ReturnType<typeof wordsFor>>;

/** Tells what isn't in the page's own language. */
export const languageOf = ({ textLanguage }: Pick<PublicationCard, "textLanguage">, reader: Reader): Html | "" =>
  attribute("lang", textLanguage === reader.language ? undefined : tagOf(textLanguage));

export const kindOf = ({ type, premium }: PublicationCard, t: PublicationTexts): Html =>
  html`<p class="pubs-kind">
    <span>${t.type[type]}</span>${premium && html`<span class="pubs-premium">Premium</span>`}
  </p>`;

/** When it appeared, and how long it takes. */
export function metaOf({ publishedOn, minutes }: PublicationCard, t: PublicationTexts, reader: Reader): Html {
  const day = publishedOn && longDay(publishedOn, readerTag(reader.language, reader.country.code));
  return html`<p class="pubs-meta">${[day, fill(t.minutes, { minutes })].filter(Boolean).join(" · ")}</p>`;
}

export const thumbnailOf = (url: string | undefined, isFirst: boolean): Html | undefined =>
  url === undefined
    ? undefined
    : html`<img
        src="${url}"
        alt=""
        width="640"
        height="360"
        ${trusted(isFirst ? ' fetchpriority="high"' : ' loading="lazy"')}
      />`;

interface Cards {
  cards: readonly PublicationCard[];
  t: PublicationTexts;
  reader: Reader;
  /** Of their titles below the page's own. */
  level?: 2 | 3;
  /** Whether they are what the page begins with. */
  first?: boolean;
}

/** Publications as tiles. */
export const tilesOf = ({ cards, t, reader, level = 2, first = false }: Cards): Html =>
  html`<ul class="pubs-list">
    ${cards.map(
      (card, place) =>
        html`<li class="pubs-card">
          ${thumbnailOf(card.thumbnailUrl, first && place === 0)} ${kindOf(card, t)}
          ${trusted(`<h${level}${String(languageOf(card, reader))}>`)}<a href="${addressIn(reader.country, card.path)}"
            >${card.title}</a
          >${trusted(`</h${level}>`)}
          <p class="pubs-teaser" ${languageOf(card, reader)}>${card.teaser}</p>
          ${metaOf(card, t, reader)}
        </li>`,
    )}
  </ul>`;
