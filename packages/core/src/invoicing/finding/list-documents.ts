import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { DocumentType } from "../../orders/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt, keysIn } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import { romeDate } from "../../platform/time.ts";
import type { DocumentState, FiscalDocument } from "../document.ts";
import { documentsOfMonth, documentsOfNumber, FiscalDocumentEntity, troubledDocuments } from "../document.table.ts";
import { documentNamedBy } from "../rules/named-by.ts";
import { documentRow } from "./views.ts";

export interface DocumentFilters {
  /** "2026-11"; the current month where nothing is said. */
  period?: string | undefined;
  /** As it begins; a whole one finds its document of any month. */
  number?: string | undefined;
  customer?: string | undefined;
  type?: DocumentType | undefined;
  state?: DocumentState | undefined;
  /** Those of all months that somebody has to see to. */
  troubled?: boolean | undefined;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Documents that one request looks through at most, and so many of those that wait for somebody. */
const lookedThrough = 2000;
const mostTroubled = 200;
const atOnce = 100;

/** A number as documents have it, however it was typed. */
const asNumbered = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, "");

function matching({ number, customer, type, state }: DocumentFilters): (document: FiscalDocument) => boolean {
  const isNamed = customer ? documentNamedBy(customer) : () => true;
  const sought = number && asNumbered(number);
  return (document) =>
    (!type || document.content.type === type) &&
    (!state || document.state === state) &&
    (!sought || document.content.number.startsWith(sought)) &&
    isNamed(document);
}

const inMonth = ({ content }: FiscalDocument, period: string | undefined): boolean =>
  period === undefined || content.date.startsWith(period);

/** Those that somebody has to see to, of all months, the longest waiting first. */
async function troubled(): Promise<FiscalDocument[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: troubledDocuments })
    .entities(FiscalDocumentEntity)
    .options({ limit: mostTroubled })
    .send();
  return Items;
}

/** The document that a whole number names, of whatever month; none where it is only a beginning. */
async function documentNumbered(number: string): Promise<FiscalDocument[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: documentsOfNumber(asNumbered(number)) })
    .entities(FiscalDocumentEntity)
    .options({ limit: 1 })
    .send();
  return Items;
}

/**
 * Invoices and credit notes of a month, the newest first; before them those that somebody has to see to, of all months where none is
 * asked for. Before all of them the one whose whole number is asked for, of any month.
 */
export async function listDocuments(filters: DocumentFilters, { cursor, limit }: Page, now: Date) {
  const fits = matching(filters);
  const isAsked = (one: FiscalDocument): boolean => fits(one) && inMonth(one, filters.period);
  const numbered = filters.number ? (await documentNumbered(filters.number)).filter(isAsked) : [];
  const isOther = ({ id }: FiscalDocument): boolean => numbered.every((one) => one.id !== id);
  const waiting = cursor ? [] : (await troubled()).filter((one) => isAsked(one) && isOther(one));
  const first = cursor || filters.troubled ? waiting : [...numbered, ...waiting];
  if (filters.troubled) return { items: first.map(documentRow), cursor: null };
  const month = filters.period ?? romeDate(now).slice(0, 7);
  // All that waits stands on the first page, though it be longer.
  const page = await filledPage<FiscalDocument>(
    { cursor, limit: Math.max(1, limit - first.length) },
    {
      read: (after) =>
        pageOfShards(documentsOfMonth(month), FiscalDocumentEntity, { after, limit: atOnce, reverse: true }),
      fitting: (some) => some.filter((one) => !documentRow(one).troubled && fits(one) && isOther(one)),
      keyOf: ({ issuedOn, id }) => endAt(documentsOfMonth(month), keysIn(documentsOfMonth(month), issuedOn, id).gsi2sk),
      lookedThrough,
    },
  );
  return { items: [...first, ...page.items].map(documentRow), cursor: page.cursor };
}

/** How many documents wait for somebody, up to so many. */
export async function countTroubledDocuments(limit: number) {
  const { Count = 0, LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: troubledDocuments })
    .options({ select: "COUNT", limit })
    .send();
  return { count: Count, more: LastEvaluatedKey !== undefined };
}
