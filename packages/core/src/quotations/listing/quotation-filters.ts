import { nameFinder } from "../../platform/text/name-finder.ts";
import { plainName } from "../../platform/text/plain-name.ts";
import { plainNumber } from "../../platform/text/plain-number.ts";
import { romeMonth } from "../../platform/time.ts";
import type { Verdict } from "../living/verdict.ts";
import type { Quotation, QuotationStatus } from "../quotation.ts";
import { orderableOf } from "../views.ts";

/** The filters of spec 4 and the state. */
export interface QuotationFilters {
  /** The quotation's id, or its number as people read it aloud. */
  quotationId?: string | undefined;
  /**
   * Words of the customer's name or company (one letter of a word may be wrong), of the e-mail, the number or the customer's reference, a part
   * of the VAT number, or a number that is the customer's by the directory of users: telephone, tax code.
   */
  referenceFilter?: string | undefined;
  userIdFilter?: string | undefined;
  productIdFilter?: string | undefined;
  /** "2026-11"; the running month and the twelve before it, unless a state, a user or a quotation is asked for. */
  period?: string | undefined;
  ownerId?: string | undefined;
  status?: QuotationStatus | undefined;
  /** The request that it answers; of every month. */
  requestId?: string | undefined;
  /** Whether it can still be ordered as it stands, as the nightly look found. */
  orderable?: Verdict | undefined;
  /** Those of which a discount waits for an administrator's word, of every month. */
  approval?: "asked" | undefined;
}

/** Digits and letters of a VAT number, as many as tell it from a house number. */
const fewest = 5;

/** Whether a VAT number is what was typed, or a part of it: with its country's letters or without, with spaces and dots. */
function isOfNumber(vatNumber: string, typed: string): boolean {
  const number = plainNumber(typed);
  return number.length >= fewest && /\d/.test(number) && plainNumber(vatNumber).includes(number);
}

/** Whether a quotation fits; `numbered` are those whom the search names by a number. */
export function fits(filters: QuotationFilters, numbered: ReadonlySet<string>, now: Date) {
  const { referenceFilter, userIdFilter, productIdFilter, period, ownerId, status, orderable, requestId, approval } =
    filters;
  const needle = referenceFilter === undefined ? "" : plainName(referenceFilter.trim());
  const isNameOf = nameFinder(needle);
  return (one: Quotation): boolean => {
    const { name, companyName = "", email, vatNumber } = one.customer;
    return (
      (needle === "" ||
        numbered.has(one.userId) ||
        isNameOf(name) ||
        isNameOf(companyName) ||
        (vatNumber !== undefined && isOfNumber(vatNumber, referenceFilter ?? "")) ||
        [name, companyName, email, one.number, one.draft?.reference ?? "", one.reference ?? ""].some((text) =>
          plainName(text).includes(needle),
        )) &&
      (userIdFilter === undefined || one.userId === userIdFilter) &&
      (productIdFilter === undefined || one.productIds.includes(productIdFilter)) &&
      (period === undefined || romeMonth(new Date(one.createdOn)) === period) &&
      (ownerId === undefined || one.ownerId === ownerId) &&
      (status === undefined || one.status === status) &&
      (approval === undefined || one.approval?.state === approval) &&
      (requestId === undefined || one.requestId === requestId) &&
      (orderable === undefined || orderableOf(one, now) === orderable)
    );
  };
}
