import type { PaperLanguage } from "./paper-languages.ts";

/** What stands on a picking list; "{{warehouse}}", "{{on}}", "{{number}}" and "{{of}}" are filled in. */
export const pickingWords = {
  it: {
    title: "Prelievo {{warehouse}} · {{on}}",
    page: "Pagina {{number}} di {{of}}",
    place: "Posto",
    article: "Articolo",
    pieces: "Pezzi",
    forOrders: "Per gli ordini",
    taken: "Preso",
    order: "Ordine {{number}}",
  },
  en: {
    title: "Picking {{warehouse}} · {{on}}",
    page: "Page {{number}} of {{of}}",
    place: "Place",
    article: "Article",
    pieces: "Pieces",
    forOrders: "For orders",
    taken: "Taken",
    order: "Order {{number}}",
  },
} as const satisfies Record<PaperLanguage, Readonly<Record<string, string>>>;
