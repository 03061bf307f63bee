import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import {
  billingAddressOf,
  CompanyEntity,
  findUser,
  vatNumberAsTyped,
  type AccountRecord,
  type Company,
} from "../../accounts/index.ts";
import type { Order } from "../order.ts";
import { pickup, type DeliveryAddress } from "../order/address.ts";
import type { Named } from "./buyer-refusals.ts";
import type { Party, Recipient, RecipientSaid } from "./party.ts";

export interface Records {
  user: AccountRecord | undefined;
  address: DeliveryAddress | null;
  company: Company | undefined;
}

/** Where a sale is invoiced: at its buyer's billing address, of a company's member without one at who has founded its account. No request but for such a member. */
export async function withSeat({ userId }: Pick<Order, "userId">, records: Records): Promise<Records> {
  const founder = records.company?.userIds[0];
  if (records.address || !founder || founder === userId) return records;
  return { ...records, address: await billingAddressOf({ id: founder }) };
}

/** The company that an order is placed for, and who places it; both may have been erased since. */
export async function recordsOf(sale: Pick<Order, "userId" | "companyId">): Promise<Records> {
  const { userId, companyId } = sale;
  const [user, address, company] = await Promise.all([
    findUser(userId),
    billingAddressOf({ id: userId }),
    companyId ? CompanyEntity.build(GetItemCommand).key({ id: companyId }).send() : undefined,
  ]);
  return withSeat(sale, { user, address, company: company?.Item });
}

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

/** The code that an electronic invoice goes to (domain-rules 1.5): abroad one for all, at home the company's, or none. */
export const recipientOf = (countryCode: string, { code, pec, cig, cup }: RecipientSaid): Recipient =>
  countryCode === "IT"
    ? {
        code: code?.toUpperCase() || "0000000",
        ...(pec && { pec }),
        ...(cig && { cig }),
        ...(cup && { cup }),
      }
    : { code: "XXXXXXX" };

/** A buyer with their numbers as the exchange reads them, however somebody has typed them. */
export const withNumbers = (buyer: Party): Party => ({
  ...buyer,
  ...(buyer.vatNumber && { vatNumber: vatNumberAsTyped(buyer.vatNumber, buyer.countryCode) }),
  ...(buyer.fiscalCode && { fiscalCode: buyer.fiscalCode.toUpperCase().replaceAll(/\s/g, "") }),
});

export interface Sale extends Pick<Order, "userId" | "companyId" | "address"> {
  /** A month of a plan is sold to where its buyer is at home, which is its address. */
  subscription?: object | undefined;
  customer: Pick<Order["customer"], "name" | "email" | "companyName">;
  /** The number on which the sale's VAT rests, else the company's. */
  vatNumber?: string | undefined;
  /** Of a public body: the code that the sale keeps. */
  publicBody?: string | undefined;
}

/** Where a company's documents go: a public body's to the code of the sale, else to its own of now, any other's to what it has given. */
export const codeOf = (company: Company | undefined, sold: string | undefined): string | undefined =>
  sold ?? company?.publicBody ?? company?.electronicBillingCode;

/** Whom an order's documents name, by the number on which its VAT rests. */
export const saleOf = (order: Pick<Order, (keyof Sale & keyof Order) | "amounts" | "customer">): Sale => ({
  ...order,
  vatNumber: order.amounts.treatment.proof?.number ?? order.customer.vatNumber,
  publicBody: order.amounts.treatment.publicBody,
});

/** Whom an invoice of a sale names, as these records have them, and where it goes. */
export function buyerOf(sale: Sale, { user, address, company }: Records): Named {
  const { customer, address: to, companyId, vatNumber } = sale;
  const home = sale.subscription ? undefined : address;
  const seat = seatOf(home ?? (to === pickup ? nowhere : to));
  const [name = "", ...surnames] = customer.name.split(" ");
  const buyer = withNumbers({
    ...(companyId
      ? { companyName: customer.companyName ?? customer.name, vatNumber }
      : { name: user?.name ?? name, surname: user?.surname ?? surnames.join(" ") }),
    ...(!companyId && user?.fiscalCode && { fiscalCode: user.fiscalCode }),
    customerId: sale.userId,
    ...seat,
    email: company?.administrationEmail ?? customer.email,
  });
  return {
    buyer,
    recipient: recipientOf(buyer.countryCode, { code: codeOf(company, sale.publicBody), pec: company?.pec }),
  };
}
