import { sellersRegistration } from "../../content/index.ts";
import {
  buyerOf,
  codeOf,
  recipientOf,
  recordsOf,
  saleOf,
  withNumbers,
  type Order,
  type RecipientSaid,
} from "../../orders/index.ts";
import type { Content } from "../document.ts";
import { findDocument } from "../load-document.ts";
import { isCredit } from "../rules/invoiced.ts";
import type { Parties } from "../rules/invoice-of.ts";

/** What of a buyer's data the office has put right for a document. */
export interface Corrections {
  companyName?: string | undefined;
  /** Of a person, who has no company name. */
  name?: string | undefined;
  surname?: string | undefined;
  vatNumber?: string | undefined;
  fiscalCode?: string | undefined;
  recipientCode?: string | undefined;
  pec?: string | undefined;
  /** CIG and CUP; empty: none. */
  cig?: string | undefined;
  cup?: string | undefined;
  street?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  provinceCode?: string | undefined;
}

const { register: _register, ...sellersCard } = sellersRegistration;

/** Without what nobody has said: it takes nothing away. */
const said = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** What a document says once the office has put its buyer's data right; what nobody has said stays. */
export function corrected(content: Content, { recipientCode, pec, cig, cup, ...fields }: Corrections): Content {
  const { buyer, recipient } = content;
  return {
    ...content,
    buyer: withNumbers({ ...buyer, ...said(fields) }),
    recipient: recipientOf(buyer.countryCode, { ...recipient, ...said({ code: recipientCode, pec, cig, cup }) }),
  };
}

/**
 * What the last invoice of an order says of whoever gets it that no company's details have, also where it was taken back: a public body's code, and what
 * the payments are traced by.
 */
async function toldBefore({ invoices = [] }: Pick<Order, "invoices">): Promise<RecipientSaid> {
  const last = invoices.findLast(({ type }) => !isCredit(type) && type !== "TD27");
  if (!last) return {};
  const { code, cig, cup } = (await findDocument(last.id))?.content.recipient ?? {};
  return { ...(last.split && { code }), cig, cup };
}

/**
 * Who sells and who buys, as they are today: by the billing address, else where the goods go; a plan's buyer sits where they were at home when the
 * month was sold, by which it was taxed. The number and the name are the order's own, on which its VAT rests. A public body stays one for
 * all documents of its order. What the office has put right counts for this document.
 */
export async function partiesOf(order: Order, corrections: Corrections = {}): Promise<Parties> {
  const [records, before] = await Promise.all([recordsOf(order), toldBefore(order)]);
  const named = buyerOf(saleOf(order), records);
  const { recipientCode, pec, cig, cup, ...fields } = corrections;
  const { company } = records;
  const kept = { code: codeOf(company, order.amounts.treatment.publicBody), pec: company?.pec, ...said(before) };
  const buyer = withNumbers({ ...named.buyer, ...said(fields) });
  return {
    seller: sellersCard,
    buyer,
    recipient: recipientOf(buyer.countryCode, { ...kept, ...said({ code: recipientCode, pec, cig, cup }) }),
  };
}

/**
 * Who sells and who buys on an invoice in place of one that said something wrong: as that one named them, for it is of the same sale, but for what the
 * office puts right, and the number that the register has confirmed since. A gift's self-invoice names the house alone, so its order says who buys.
 */
export async function partiesAnew(order: Order, corrections: Corrections = {}): Promise<Parties> {
  const last = order.invoices?.findLast(({ type }) => !isCredit(type));
  const wrong = last && last.type !== "TD27" ? await findDocument(last.id) : undefined;
  if (!wrong) return partiesOf(order, corrections);
  const { proof } = order.amounts.treatment;
  const confirmed = proof && !corrections.vatNumber ? { vatNumber: proof.number } : {};
  const { seller, buyer, recipient } = corrected(wrong.content, { ...confirmed, ...corrections });
  return { seller, buyer, recipient };
}
