import { isSold, OrderEntity } from "../orders/index.ts";
import { readAll } from "../platform/storing/read-all.ts";
import type { Contact } from "./contact.ts";

type Buyer = Pick<Contact, "email" | "legalBasis">;

/** The orders that contacts are written to for, where each is a sale to that very address: a request for each hundred, none without. */
export async function soldTo(contacts: readonly Buyer[]): Promise<(contact: Buyer) => boolean> {
  const ids = contacts.flatMap(({ legalBasis }) => (legalBasis?.kind === "soft_spam" ? [legalBasis.orderId] : []));
  const orders = await readAll(
    OrderEntity,
    ids.map((id) => ({ id })),
  );
  const buyers = new Map(orders.filter(isSold).map(({ id, customer }) => [id, customer.email.toLowerCase()]));
  return ({ email, legalBasis }) => legalBasis?.kind === "soft_spam" && buyers.get(legalBasis.orderId) === email;
}
