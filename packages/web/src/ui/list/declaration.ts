import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import type { ListFor } from "@solvia/core/accounts/list-views/lists";
import type { AnswerOf, Endpoint, QueryOf } from "@solvia/core/contract/endpoint";
import type { Language } from "@solvia/core/platform/locale";
import type { SearchOf } from "../../api/search-of.ts";
import type { officeCouponsTexts } from "../../i18n/areas/office-coupons.ts";
import type { officeBankTexts } from "../../i18n/areas/office-bank.ts";
import type { officeCollectionsTexts } from "../../i18n/areas/office-collections.ts";
import type { officeContactsTexts } from "../../i18n/areas/office-contacts.ts";
import type { officeLeadsTexts } from "../../i18n/areas/office-leads.ts";
import type { officeDamageTexts } from "../../i18n/areas/office-damage.ts";
import type { officeFiguresTexts } from "../../i18n/areas/office-figures.ts";
import type { officeInsurancesTexts } from "../../i18n/areas/office-insurances.ts";
import type { officeInvoicingTexts } from "../../i18n/areas/office-invoicing.ts";
import type { officeKitsTexts } from "../../i18n/areas/office-kits.ts";
import type { officeListsTexts } from "../../i18n/areas/office-lists.ts";
import type { officeMilestonesTexts } from "../../i18n/areas/office-milestones.ts";
import type { officeMoneyTexts } from "../../i18n/areas/office-money.ts";
import type { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import type { officeProductsTexts } from "../../i18n/areas/office-products.ts";
import type { officePublicationsTexts } from "../../i18n/areas/office-publications.ts";
import type { officeQuestionsTexts } from "../../i18n/areas/office-questions.ts";
import type { officeRecordingsTexts } from "../../i18n/areas/office-recordings.ts";
import type { officePurchasesTexts } from "../../i18n/areas/office-purchases.ts";
import type { officeQuotationsTexts } from "../../i18n/areas/office-quotations.ts";
import type { officeQuotationRequestsTexts } from "../../i18n/areas/office-quotation-requests.ts";
import type { officeReturnsTexts } from "../../i18n/areas/office-returns.ts";
import type { officeReviewsTexts } from "../../i18n/areas/office-reviews.ts";
import type { officeSeriesTexts } from "../../i18n/areas/office-series.ts";
import type { officeShipmentsTexts } from "../../i18n/areas/office-shipments.ts";
import type { officeSerialsTexts } from "../../i18n/areas/office-serials.ts";
import type { officeStockTexts } from "../../i18n/areas/office-stock.ts";
import type { officeSubscriptionsTexts } from "../../i18n/areas/office-subscriptions.ts";
import type { officeSuppliersTexts } from "../../i18n/areas/office-suppliers.ts";
import type { officeTariffsTexts } from "../../i18n/areas/office-tariffs.ts";
import type { officeTicketsTexts } from "../../i18n/areas/office-tickets.ts";
import type { officeTaxTexts } from "../../i18n/areas/office-tax.ts";
import type { officeVatTexts } from "../../i18n/areas/office-vat.ts";
import type { officeTexts } from "../../i18n/areas/office.ts";
import type { ordersTexts } from "../../i18n/areas/orders.ts";
import type { peopleTexts } from "../../i18n/areas/people.ts";
import type { returnsTexts } from "../../i18n/areas/returns.ts";
import type { TextKey, Translate } from "../../i18n/words.ts";

/** Where lists' texts stand: a declaration imports the modules of those that it names, which opens them. */
type ListTexts =
  | typeof officeCouponsTexts
  | typeof officeBankTexts
  | typeof officeCollectionsTexts
  | typeof officeContactsTexts
  | typeof officeLeadsTexts
  | typeof officeDamageTexts
  | typeof officeFiguresTexts
  | typeof officeInsurancesTexts
  | typeof officeInvoicingTexts
  | typeof officeKitsTexts
  | typeof officeListsTexts
  | typeof officeMilestonesTexts
  | typeof officeMoneyTexts
  | typeof officePeopleTexts
  | typeof officeProductsTexts
  | typeof officePublicationsTexts
  | typeof officeQuestionsTexts
  | typeof officeRecordingsTexts
  | typeof officePurchasesTexts
  | typeof officeQuotationsTexts
  | typeof officeQuotationRequestsTexts
  | typeof officeReturnsTexts
  | typeof officeReviewsTexts
  | typeof officeSeriesTexts
  | typeof officeShipmentsTexts
  | typeof officeSerialsTexts
  | typeof officeStockTexts
  | typeof officeSubscriptionsTexts
  | typeof officeSuppliersTexts
  | typeof officeTariffsTexts
  | typeof officeTaxTexts
  | typeof officeTicketsTexts
  | typeof officeTexts
  | typeof officeVatTexts
  | typeof ordersTexts
  | typeof peopleTexts
  | typeof returnsTexts;
type Key = TextKey<ListTexts>;

export interface Words {
  t: Translate<ListTexts>;
  language: Language;
}

/** What every record of a list has. */
export interface Listed {
  readonly id: string;
}

/** A row of what a list's endpoint answers. */
export type RowOf<E extends Endpoint> =
  AnswerOf<E> extends { items: readonly (infer Row extends Listed)[] } ? Row : never;

/**
 * `money` is cents, `date` an instant or a day, `instant` one whose hour counts; the list writes them, right-aligned where they
 * are figures.
 */
type Kind = "text" | "money" | "number" | "date" | "instant";

export interface Column<Row> {
  /** Its name in the address and in saved views. */
  id: string;
  /** The key of its heading's text. */
  heading: Key;
  kind?: Kind;
  /** What it sorts by and what a saved file holds; nothing where it has nothing to say. */
  value: (row: Row, words: Words) => string | number | undefined;
  /** How it is drawn, where its value isn't enough. */
  cell?: (row: Row, words: Words) => ReactNode;
  /** The record's name, which leads to it: the first of a card, never left out. */
  lead?: true;
  /** Shown only to whoever chooses it. */
  more?: true;
  /** Read to its end, and never cut: a code, a number, a state, by how much it is late. */
  whole?: true;
  /** So many characters of its words are seen at least, where it has as many; 14 where nothing is said. */
  least?: number;
  /** Takes more than a line. */
  tall?: true;
  /** What is typed in it may take more than a line. */
  grows?: true;
  /** Buttons: neither put in order, nor saved in a file, nor left out. */
  act?: true;
  /** What its rows come to is said, where all are here or some are chosen. */
  sum?: true;
  /** A row whose figure holds less than there is, so that what the rows come to is "at least". */
  isPart?: (row: Row) => boolean;
  /** Of a card: a line of its own, its corner, or not on it. */
  card?: "wide" | "corner" | "none";
}

export type Filter =
  | {
      kind: "month";
      heading: Key;
      /** Fields with which the months count no more. */
      unless?: readonly string[];
      /** Where none is chosen all months are shown, instead of the running one. */
      every?: true;
    }
  | { kind: "words"; heading: Key; hint?: Key }
  | { kind: "flag"; heading: Key }
  | {
      kind: "choice";
      heading: Key;
      /** The key of what stands for no choice; without it there is always one. */
      any?: Key;
      /** The one that the API takes where none is asked. */
      initial?: string;
      /** The word of a value. */
      word: (value: string, words: Words) => string;
      /** Where the contract's own values aren't all of them, or it is a yes or no. */
      values?: readonly string[];
      /** Fields that make no sense with another value of this one. */
      resets?: readonly string[];
    }
  | {
      kind: "own";
      Field: ComponentType<{
        value: string | undefined;
        filters: Readonly<{ [name: string]: unknown }>;
        change: (filters: { [name: string]: unknown }) => void;
      }>;
    };

export interface View<E extends Endpoint> {
  /** The key of its name. */
  name: Key;
  search: SearchOf<E>;
}

export interface ActProps<Row> {
  rows: readonly Row[];
  clear: () => void;
}

export interface AroundProps<E extends Endpoint> {
  filters: SearchOf<E>;
  change: (part: SearchOf<E>) => void;
}

/** Rows of records as they are drawn within a page (`ListSection`). */
export interface ListPart<E extends Endpoint, Row extends Listed = RowOf<E>> {
  /** Of its columns that a browser remembers, and of a saved file. */
  name: string;
  contract: E;
  /** The key of its heading's text. */
  title: Key;
  /** A record's own name, for who hears it. */
  nameOf: (row: Row, words: Words) => string;
  /** Where a record's page is; none where it has no page. */
  open?: (row: Row) => Pick<LinkProps, "to" | "params" | "search">;
  columns: readonly Column<Row>[];
  empty: { title: Key; hint?: Key };
  /** What can be done with several at once. */
  Acts?: ComponentType<ActProps<Row>>;
  /** What is seen of a record beside the list, below its columns. */
  Peek?: ComponentType<{ row: Row }>;
  /** Its records have no page: a record's name shows it beside the list, on a telephone above it. */
  besideByName?: true;
  /** Leaves out what the API's index has not forgotten yet. */
  only?: (row: Row) => boolean;
  /** Milliseconds after which it is asked anew, where others write in it. */
  again?: number;
  /** A page of the API; 50 where nothing is said. */
  limit?: number;
}

/** A list of records: one page draws all of them (`list-page.tsx`). */
export interface List<E extends Endpoint, Row extends Listed = RowOf<E>> extends ListPart<E, Row> {
  /** Its saved views are for whom its endpoint's own permission opens it to (`accounts/list-views/lists.ts`). */
  name: ListFor<E["access"]>;
  filters?: { readonly [K in Exclude<keyof QueryOf<E>, "cursor" | "limit">]?: Filter };
  /** Ways to look at it that everybody needs. */
  views?: readonly View<E>[];
  /** What it shows where nothing is chosen, in words; all of it where nothing is said. */
  opensOn?: Key;
  /** Buttons beside the heading. */
  Beginnings?: ComponentType;
  /** Between filters and rows: what a search means, sums that the API gives. */
  Above?: ComponentType<AroundProps<E>>;
}

/** Declares a list; the types of its filters and rows follow from the contract. */
export const declareList = <E extends Endpoint, Row extends Listed = RowOf<E>>(list: List<E, Row>): List<E, Row> =>
  list;

/** Declares rows within a page. */
export const declarePart = <E extends Endpoint, Row extends Listed = RowOf<E>>(
  part: ListPart<E, Row>,
): ListPart<E, Row> => part;
