import type { TableRows } from "../../import-export/index.ts";
import type { DocumentState, FiscalDocument } from "../document.ts";
import { isCredit } from "../rules/invoiced.ts";
import { toldGroups } from "../xml/exchange-view.ts";

/** In Italian, as who keeps the books reads them. */
const states: Readonly<Record<DocumentState, string>> = {
  generated: "da inviare",
  sending: "in invio",
  sent: "inviata",
  delivered: "consegnata",
  available: "non consegnata",
  rejected: "scartata",
  accepted: "accettata",
  refused: "rifiutata",
  lapsed: "termini decorsi",
  undeliverable: "impossibile da recapitare",
};

const columns = [
  "tipo",
  "numero",
  "data",
  "cliente",
  "partita_iva",
  "codice_fiscale",
  "paese",
  "aliquota",
  "natura",
  "imponibile",
  "iva",
  "totale",
  "iva_estera",
  "scissione_pagamenti",
  "bollo",
  "ordine",
  "stato",
] as const;

/** A document as the register has it: a row for each rate, credit notes below nought. `cells` in euro; none of what was discarded, which was never issued. */
function rowsOf({ content, state }: FiscalDocument): (string | number | undefined)[][] {
  const { type, number, date, buyer, groups, oneStopShop, splitPayment, stampDuty, orderNumber } = content;
  const sign = isCredit(type) ? -1 : 1;
  const isUnissued = state === "rejected";
  const euro = (cents: number): number | undefined => (isUnissued ? undefined : (sign * cents) / 100);
  const name = buyer.companyName ?? [buyer.name, buyer.surname].filter(Boolean).join(" ");
  return toldGroups(content).map(({ rate, natura, taxable, vat }, index) => [
    type,
    number,
    date,
    name,
    buyer.vatNumber,
    buyer.fiscalCode,
    buyer.countryCode,
    rate / 100,
    natura,
    euro(taxable),
    euro(vat),
    euro(taxable + vat),
    oneStopShop ? euro(groups[index]?.vat ?? 0) : undefined,
    splitPayment && !natura ? "S" : undefined,
    index === 0 && stampDuty && !isUnissued ? stampDuty / 100 : undefined,
    orderNumber,
    states[state],
  ]);
}

/**
 * The register of documents, by series and number. Property: what its rows come to is what the issued documents come to, credit notes taken off;
 * the VAT of another member state stands apart, as it isn't Italy's.
 */
export const registerOf = (documents: readonly FiscalDocument[]): TableRows => ({
  columns,
  amounts: new Set(["imponibile", "iva", "totale", "iva_estera", "bollo"]),
  rows: documents.flatMap(rowsOf),
});

/** Where a number stands: its series ("2026", "2026NC"), then its place in it. */
const placeOf = ({ content: { number } }: FiscalDocument): readonly [series: string, place: number] => {
  const [place = "", series = ""] = number.split("/");
  return [series, Number(place)];
};

export const inRegisterOrder = (documents: readonly FiscalDocument[]): FiscalDocument[] =>
  documents.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1];
  });
