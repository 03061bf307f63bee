import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import type { Cart } from "../order.ts";

const kind = "OFFER";

/**
 * The write that makes a cart's acceptance stand: with it alone its locked prices are ordered, once. A cart that its quotation didn't
 * find while it took them back (it was being put aside, or opened again) has the prices, and no longer this.
 */
export const offerStanding = (orderId: string, quotationId: string) =>
  GuardEntity.build(PutTransaction).item({ kind, value: orderId, ownerId: quotationId });

/** The write by which it stands no more. */
export const offerTakenBack = (orderId: string) => GuardEntity.build(DeleteTransaction).key({ kind, value: orderId });

/** The write by which an order at a quotation's prices takes its acceptance up; refused where that stands no more. None for any other order. */
export const offerTakenUp = ({ id, lines, quotation }: Pick<Cart, "id" | "lines" | "quotation">) =>
  lines.some(({ offered }) => offered)
    ? [
        GuardEntity.build(DeleteTransaction)
          .key({ kind, value: id })
          .options({ condition: { attr: "ownerId", eq: quotation?.id ?? "" } }),
      ]
    : [];
