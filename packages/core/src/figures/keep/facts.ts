import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { findUser } from "../../accounts/index.ts";
import { ProductEntity } from "../../catalogue/index.ts";
import { boughtFrom, SupplierProductEntity } from "../../logistics/index.ts";
import { findOrder, goodsAmong, storedReceipts, type Order } from "../../orders/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";
import { findReturn } from "../../returns/index.ts";
import { findTicket, messagesOf } from "../../tickets/index.ts";
import type { KnownFacts } from "../figures.table.ts";
import { noValue, type Entry, type ProductSum, type SubjectKind } from "../rules/entry.ts";
import { orderEntries, soldProducts, type OrderFacts, type PieceFacts } from "../rules/of-order.ts";
import { isOver, returnEntries, ticketEntries, userEntries } from "../rules/of-others.ts";

export interface Standing {
  facts: KnownFacts;
  entries: readonly Entry[];
  sold?: { month: string; products: readonly ProductSum[] } | undefined;
}

type Account = Awaited<ReturnType<typeof findUser>>;

/** Which class of customers somebody is in: whoever buys at the wholesale's prices, other companies, people. */
const classOf = (user: Account): string => (user?.wholesaleActive ? "wholesale" : (user?.accountType ?? "private"));

async function pieceOf(productId: string): Promise<PieceFacts> {
  const [[product], { Items = [] }] = await Promise.all([
    readAll(ProductEntity, [{ id: productId }]),
    table
      .build(QueryCommand)
      .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "SUPPLIER#" } })
      .entities(SupplierProductEntity)
      .options({ maxPages: Infinity })
      .send(),
  ]);
  const wp = product?.series.category === "panels" ? product.fields.powerWatt : undefined;
  const cost = boughtFrom(Items)?.price;
  return { productId, ...(wp !== undefined && { wp }), ...(cost !== undefined && { cost }) };
}

async function factsOf(order: Order, known: KnownFacts): Promise<OrderFacts> {
  const user = known.customer === undefined ? await findUser(order.userId) : undefined;
  const before = new Map(known.pieces?.map((one) => [one.productId, one]));
  const pieces: PieceFacts[] = [];
  for (const { productId } of goodsAmong(order.lines)) pieces.push(before.get(productId) ?? (await pieceOf(productId)));
  return {
    customer: known.customer ?? classOf(user),
    agent: known.agent ?? user?.ownerId ?? noValue,
    pieces,
  };
}

async function orderNow(id: string, known: KnownFacts): Promise<Standing | undefined> {
  const order = await findOrder(id);
  if (!order) return undefined;
  const [facts, receipts] = await Promise.all([factsOf(order, known), storedReceipts(id)]);
  return { facts, entries: orderEntries(order, facts, receipts), sold: soldProducts(order, facts) };
}

async function userNow(id: string, known: KnownFacts): Promise<Standing | undefined> {
  const user = await findUser(id);
  if (!user) return undefined;
  const facts = { customer: known.customer ?? classOf(user), agent: known.agent ?? user.ownerId ?? noValue };
  return { facts, entries: userEntries(user, facts) };
}

async function returnNow(id: string): Promise<Standing | undefined> {
  const request = await findReturn(id);
  return request && { facts: {}, entries: returnEntries(request) };
}

async function ticketNow(id: string, known: KnownFacts): Promise<Standing | undefined> {
  const ticket = await findTicket(id);
  if (!ticket) return undefined;
  const overOn = isOver(ticket) ? (known.overOn ?? ticket.since) : undefined;
  return {
    facts: overOn === undefined ? {} : { overOn },
    entries: ticketEntries(ticket, await messagesOf(id), overOn),
  };
}

const readers: Readonly<Record<SubjectKind, (id: string, known: KnownFacts) => Promise<Standing | undefined>>> = {
  order: orderNow,
  user: userNow,
  return: returnNow,
  ticket: ticketNow,
};

/** What a thing counts for as it is now; undefined of one that is gone, which goes on counting for what it did. */
export const standingNow = (kind: SubjectKind, id: string, known: KnownFacts): Promise<Standing | undefined> =>
  readers[kind](id, known);
