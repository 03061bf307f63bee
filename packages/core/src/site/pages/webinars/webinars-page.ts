import { webinarsTexts } from "@solvia/texts/webinars";
import { readerTag } from "../../../platform/text/reader-format.ts";
import { findWebinar, listWebinars } from "../../../publications/index.ts";
import { addressIn } from "../address.ts";
import type { PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import { short } from "../parts.ts";
import { tilesOf, wordsFor } from "../publication-parts.ts";
import { publicationsStyle } from "../publications-look.ts";
import type { Reader } from "../reader.ts";
import { breadcrumbData, listData } from "../structured-data.ts";

const webinarWords = async ({ language }: Reader) => (await webinarsTexts.in(language)).webinars;

/** Rome's day and hours of a webinar, as the page says it; whether there is a seat is the application's to say. */
export async function whenOf(publicationId: string, reader: Reader): Promise<Html | undefined> {
  const [t, webinar] = await Promise.all([webinarWords(reader), findWebinar(publicationId)]);
  if (!webinar) return undefined;
  const format = new Intl.DateTimeFormat(readerTag(reader.language, reader.country.code), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Rome",
    timeZoneName: "short",
  });
  const day = format.formatRange(new Date(webinar.startsOn), new Date(webinar.endsOn));
  return html`<p class="pubs-note">
    <strong>${t.when}</strong> ${day}${webinar.cancelled && html` · ${t.cancelled}`}
  </p>`;
}

/** Webinars to come, or those that are over. */
export async function webinarsPage(
  phase: "upcoming" | "past",
  reader: Reader,
  origin: string,
  now: Date,
): Promise<PageContent> {
  const [t, words] = await Promise.all([webinarWords(reader), wordsFor(reader)]);
  const { items } = await listWebinars({ phase, language: reader.language }, now);
  const isPast = phase === "past";
  const path = isPast ? "/webinars/past" : "/webinars";
  const title = isPast ? t.past : t.title;
  const at = (to: string) => addressIn(reader.country, to, origin);
  return {
    title,
    description: short(t.lead),
    path,
    style: publicationsStyle,
    image: items[0]?.thumbnailUrl,
    calls: ["/user", `/webinars?phase=${phase}&language=${reader.language}`],
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
          <p>${t.lead}</p>
        </header>
        ${
          items.length > 0
            ? tilesOf({ cards: items, t: words, reader, first: true })
            : html`<h2>${isPast ? t.pastNone : t.none}</h2>`
        }
        <p class="pubs-end">
          <a href="${addressIn(reader.country, isPast ? "/webinars" : "/webinars/past")}"
            >${isPast ? t.title : t.past}</a
          >
        </p>
      </div>
    </div>`,
  };
}
