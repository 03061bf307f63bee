import { billingAddressOf, CompanyEntity, findUser, vatNumberAsTyped } from "../../accounts/index.ts";
import { sellersRegistration } from "../../content/index.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { pickup, type Order } from "../../orders/index.ts";
import type { Content, Party, Recipient } from "../document.ts";
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
  street?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  provinceCode?: string | undefined;
}

const { register: _register, ...sellersCard } = sellersRegistration;

const nowhere = { street: "", houseNumber: "", postalCode: "", city: "", countryCode: "IT" };

const seatOf = ({
  street,
  houseNumber,
  postalCode,
  city,
  provinceCode,
  countryCode,
}: typeof nowhere & { provinceCode?: string | undefined }) => ({
  street,
  houseNumber,
  postalCode,
  city,
  ...(provinceCode && { provinceCode }),
  countryCode,
});

/** The company that an order was placed for, and who placed it; both may have been erased since. */
async function recordsOf({ userId, companyId }: Pick<Order, "userId" | "companyId">) {
  const [user, address, company] = await Promise.all([
    findUser(userId),
    billingAddressOf({ id: userId }),
    companyId ? CompanyEntity.build(GetItemCommand).key({ id: companyId }).send() : undefined,
  ]);
  return { user, address, company: company?.Item };
}

/** The code that an electronic invoice goes to (domain-rules 1.5): abroad one for all, at home the company's, or none. */
const recipientOf = (countryCode: string, code: string | undefined, pec: string | undefined): Recipient =>
  countryCode === "IT" ? { code: code?.toUpperCase() || "0000000", ...(pec && { pec }) } : { code: "XXXXXXX" };

/** Without what nobody has said: it takes nothing away. */
const said = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** A buyer with their numbers as the exchange reads them, however somebody has typed them. */
const withNumbers = (buyer: Party): Party => ({
  ...buyer,
  ...(buyer.vatNumber && { vatNumber: vatNumberAsTyped(buyer.vatNumber, buyer.countryCode) }),
  ...(buyer.fiscalCode && { fiscalCode: buyer.fiscalCode.toUpperCase().replaceAll(/\s/g, "") }),
});

/** What a document says once the office has put its buyer's data right; what nobody has said stays. */
export function corrected(content: Content, { recipientCode, pec, ...fields }: Corrections): Content {
  const { buyer, recipient } = content;
  return {
    ...content,
    buyer: withNumbers({ ...buyer, ...said(fields) }),
    recipient: recipientOf(buyer.countryCode, recipientCode ?? recipient.code, pec ?? recipient.pec),
  };
}

/** The public body's code that the last invoice of an order names, also where it was taken back: no company's details have it. */
async function publicBodysCode({ invoices = [] }: Pick<Order, "invoices">): Promise<string | undefined> {
  const last = invoices.findLast(({ type }) => !isCredit(type));
  return last?.split && (await findDocument(last.id))?.content.recipient.code;
}

/**
 * Who sells and who buys, as they are today: by the billing address, else where the goods go; a plan's buyer sits where they were at home when the
 * month was sold, by which it was taxed. The number and the name are the order's own, on which its VAT rests. A public body stays one for
 * all documents of its order. What the office has put right counts for this document.
 */
export async function partiesOf(order: Order, corrections: Corrections = {}): Promise<Parties> {
  const { customer, address: to } = order;
  const [{ user, address, company }, publicCode] = await Promise.all([recordsOf(order), publicBodysCode(order)]);
  const home = order.subscription ? undefined : address;
  const seat = seatOf(home ?? (to === pickup ? nowhere : to));
  const vatNumber = order.amounts.treatment.proof?.number ?? customer.vatNumber;
  const { recipientCode, pec, ...fields } = corrections;
  const [name = "", ...surnames] = customer.name.split(" ");
  const buyer = withNumbers({
    ...(order.companyId
      ? { companyName: customer.companyName ?? customer.name, vatNumber }
      : { name: user?.name ?? name, surname: user?.surname ?? surnames.join(" ") }),
    ...(!order.companyId && user?.fiscalCode && { fiscalCode: user.fiscalCode }),
    customerId: order.userId,
    ...seat,
    email: company?.administrationEmail ?? customer.email,
    ...said(fields),
  });
  const recipient = recipientOf(
    buyer.countryCode,
    recipientCode ?? publicCode ?? company?.electronicBillingCode,
    pec ?? company?.pec,
  );
  return { seller: sellersCard, buyer, recipient };
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
