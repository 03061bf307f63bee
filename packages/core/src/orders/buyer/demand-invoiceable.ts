import { Problem, type FieldProblem } from "../../platform/problems.ts";
import { buyerOf, withSeat, type Records, type Sale } from "./buyer.ts";
import { refusalsOfBuyer, type BuyerRefusal } from "./buyer-refusals.ts";

/** The parts of a place are written as one: the address that the invoice names. */
const ofAddress: ReadonlySet<string> = new Set(["street", "city", "postalCode", "provinceCode"]);

const fieldOf = ({ code, field }: BuyerRefusal): FieldProblem => {
  const place = field === undefined || ofAddress.has(field);
  return {
    field: place ? "billingAddress" : field,
    code: place || code === "00417" ? "required" : field === "fiscalCode" ? "invalid-fiscal-code" : "invalid-value",
  };
};

/** What whoever orders has to write before, each field once. */
export function missingForInvoice(refusals: readonly BuyerRefusal[]): FieldProblem[] {
  const fields = new Map(refusals.map(fieldOf).map((one) => [one.field, one]));
  return [...fields.values()];
}

/**
 * Nothing is sold that couldn't be invoiced: whom the invoice would name, and where it would go, is known before anybody orders, by the rule of the
 * invoice's own pre-flight. No request but for a company's member without a billing address. Problem: invoice-data-missing, with the fields.
 */
export async function demandInvoiceable(sale: Sale, known: Records): Promise<void> {
  const records = await withSeat(sale, known);
  // An account that is erased meanwhile has no session any more to place anything.
  if (!records.user) return;
  const fields = missingForInvoice(refusalsOfBuyer(buyerOf(sale, records)));
  if (fields.length > 0)
    throw new Problem("invoice-data-missing", { missing: fields.map(({ field }) => field) }, fields);
}
