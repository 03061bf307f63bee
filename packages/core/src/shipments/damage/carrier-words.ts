import type { DamageKind } from "./claim.ts";

/** What the claim to a carrier says: in Italian, and in English where goods cross a border. */
export interface CarrierWords {
  title: string;
  to: string;
  document: string;
  received: string;
  what: string;
  kinds: Readonly<Record<DamageKind, string>>;
  reservation: string;
  reserved: string;
  unreserved: string;
  intro: string;
  code: string;
  product: string;
  pieces: string;
  pictures: string;
  closing: string;
  page: string;
}

const it: CarrierWords = {
  title: "Reclamo per danni nel trasporto, {{number}}",
  to: "Al vettore",
  document: "Documento di trasporto",
  received: "Consegna",
  what: "Oggetto del reclamo",
  kinds: {
    visible: "danno apparente alla consegna",
    hidden: "danno non riconoscibile alla consegna",
    missing: "pezzi mancanti",
    wrong: "merce diversa da quella affidata",
  },
  reservation: "Riserva",
  reserved: "scritta sul documento del vettore alla consegna",
  unreserved: "non scritta alla consegna, comunicata dal destinatario",
  intro:
    "Vi denunciamo, ai sensi dell'art. 1698 del codice civile, quanto riscontrato sulla merce affidataVi con il documento indicato, e Vi chiediamo il risarcimento del danno (artt. 1693 e 1696 del codice civile).",
  code: "Codice",
  product: "Articolo",
  pieces: "Pezzi",
  pictures: "Fotografie a disposizione: {{count}}",
  closing:
    "Merce e imballi restano a disposizione per una verifica. Vi preghiamo di confermare il ricevimento e di comunicarci entro 15 giorni come intendete procedere.",
  page: "Pagina {{page}} di {{pages}}",
};

const en: CarrierWords = {
  title: "Claim for damage in transit, {{number}}",
  to: "To the carrier",
  document: "Transport document",
  received: "Delivered on",
  what: "Subject of the claim",
  kinds: {
    visible: "damage apparent on delivery",
    hidden: "damage not apparent on delivery",
    missing: "missing pieces",
    wrong: "goods other than those handed over",
  },
  reservation: "Reservation",
  reserved: "written on the carrier's document on delivery",
  unreserved: "not written on delivery, told by the consignee",
  intro:
    "We hereby notify you, under article 30 of the CMR convention, of what was found with the goods entrusted to you under the document below, and claim compensation for it (articles 17 and 23 CMR).",
  code: "Code",
  product: "Product",
  pieces: "Pieces",
  pictures: "Pictures available: {{count}}",
  closing:
    "Goods and packaging are kept for inspection. Please confirm receipt and let us know within 15 days how you intend to proceed.",
  page: "Page {{page}} of {{pages}}",
};

/** By the law that holds (`DeadlineBasis`). */
export const carrierWords = { national: it, cmr: en } as const;
