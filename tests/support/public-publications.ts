import type { Caller } from "./cloud.ts";
import { inGermany, type PublicPage } from "./public-pages.ts";
import { publishedPublication } from "./publications.ts";

/** What there is to read on the pages below. */
export async function publishToRead(admin: Caller): Promise<void> {
  const body = "<h2>Il peso</h2><p>La zavorra tiene il modulo.</p>";
  for (const one of [
    { title: "Tetti piani", teaser: "Quanto pesa la zavorra.", body },
    { title: "Nota sui morsetti", type: "technicalNote" },
    { title: "Primo rilievo", type: "lesson" },
  ])
    await publishedPublication(admin, one);
}

export const italianPublications: readonly PublicPage[] = [
  [
    "articles",
    () => "/articles",
    () => "Articoli",
    () => ["Tetti piani", "Quanto pesa la zavorra.", "1 min di lettura"],
    () => "/articles/tetti-piani",
  ],
  [
    "article",
    () => "/articles/tetti-piani",
    () => "Tetti piani",
    () => ["La zavorra tiene il modulo.", "Tutti gli articoli"],
    () => "/articles",
  ],
  [
    "technical note",
    () => "/articles/nota-sui-morsetti",
    () => "Nota sui morsetti",
    () => ["riservato agli abbonati", "Vedi i piani"],
    () => "/plans",
  ],
  ["academy", () => "/academy", () => "Accademia", () => ["Ultime lezioni", "Primo rilievo"], () => "/academy/all"],
  ["lessons", () => "/academy/all", () => "Tutte le lezioni", () => ["Primo rilievo"], () => "/academy/primo-rilievo"],
];

export const germanPublications: readonly PublicPage[] = [
  [
    "German article",
    () => inGermany("/articles/tetti-piani"),
    () => "Tetti piani",
    () => ["nur auf Italienisch", "Alle Artikel"],
    () => inGermany("/articles"),
  ],
];
