import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { orderNumber } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { instant } from "../../platform/time.ts";
import { namedCustomer, provenBuyer } from "../customer-of.ts";
import type { Content, Quotation } from "../quotation.ts";
import { tariffOn } from "../../pricing/index.ts";
import { amountsOfContent } from "../version/amounts.ts";

export type Beside = Pick<Quotation, "notes" | "requestId" | "copyOf" | "origin" | "approval">;

/** A quotation that begins with this draft, and the write by which no other one has its number; nothing is stored yet. */
export async function begun(
  customer: User,
  draft: Content,
  { ownerId, ...beside }: Beside & Pick<Quotation, "ownerId">,
  now: Date,
) {
  const { locale } = customer;
  const offer = { content: draft, locale, tariff: await tariffOn(now) };
  const { total } = amountsOfContent(offer, await provenBuyer(customer, offer, now), now);
  const id = newId();
  const number = orderNumber(id);
  const quotation: Quotation = {
    ...beside,
    id,
    number,
    userId: customer.id,
    companyId: customer.companyId,
    customer: await namedCustomer(customer),
    locale,
    ownerId,
    status: "draft",
    revision: 0,
    sent: 0,
    draft,
    validUntil: draft.validUntil,
    total,
    productIds: [],
    acceptances: [],
    createdOn: instant(now),
  };
  const named = GuardEntity.build(PutTransaction).item({ kind: "QUOTATION", value: number, ownerId: id });
  return { quotation, named };
}
