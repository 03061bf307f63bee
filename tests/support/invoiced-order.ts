import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UserEntity, usersList } from "../../packages/core/src/accounts/user.table.ts";
import { issueInvoice } from "../../packages/core/src/invoicing/issue/issue-invoice.ts";
import type { Order } from "../../packages/core/src/orders/order.ts";
import { keysIn } from "../../packages/core/src/platform/sharded-list/list.ts";
import { GuardEntity } from "../../packages/core/src/platform/storing/guard.table.ts";
import { storedPaidOrder } from "./paid-order.ts";

/** The moment at which the tests of invoices issue them. */
export const issuedAt = new Date("2026-11-23T10:00:00Z");

/** What the exchange asks for of a private person. */
export const mario = { fiscalCode: "RSSMRA85T10A562S" };

/** The account of a private person who bought: what documents and coupons are made out to. */
export async function knownPerson(id: string, changes: { surname?: string; fiscalCode?: string } = {}): Promise<void> {
  const at = issuedAt.toISOString();
  const email = `${id.toLowerCase()}@example.com`;
  await GuardEntity.build(PutItemCommand).item({ kind: "EMAIL", value: email, ownerId: id }).send();
  await UserEntity.build(PutItemCommand)
    .item({
      id,
      version: 1,
      email,
      name: "Mario",
      surname: "Rossi",
      ...mario,
      accountType: "private",
      locale: "it",
      language: "it",
      roles: ["customer"],
      wholesaleActive: false,
      reservedPrices: false,
      consents: [],
      createdOn: at,
      ...keysIn(usersList, at, id),
      ...changes,
    } as never)
    .send();
}

/** The whole invoice of a paid order as it lies in the table, made out to whom its corrections say. */
export const invoiced = ({ id, amounts: { total } }: Order, whose: object = mario, at = issuedAt): Promise<Order> =>
  issueInvoice(id, { type: "TD01", total }, whose, at);

/** The worked example, paid and invoiced. */
export const invoicedOrder = async (changes: Partial<Order> = {}): Promise<Order> =>
  invoiced(await storedPaidOrder(changes));
