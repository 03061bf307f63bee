import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { changeOf, type ItemChange } from "../accounts/index.ts";
import { writeOrder, type Order, type ReturnedPieces } from "../orders/index.ts";
import { masksOf } from "../platform/personal-data.ts";
import { Problem } from "../platform/problems.ts";
import type { Announced } from "../platform/work/event.ts";
import { takenUp, type ReturnRequest } from "./return-request.ts";
import { indexKeysOf, ReturnRequestEntity } from "./return.table.ts";
import type { Write } from "../platform/storing/transaction.ts";

export async function findReturn(id: string): Promise<ReturnRequest | undefined> {
  return (await ReturnRequestEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadReturn(id: string): Promise<ReturnRequest> {
  const request = await findReturn(id);
  if (!request) throw new Problem("not-found");
  return request;
}

/** The order with what a request takes up of it. */
function withReturn(order: Order, entry: ReturnedPieces): Order {
  const { returns = [] } = order;
  const before = returns.find(({ id }) => id === entry.id);
  // Those that are paid back without a credit note stand in the order they began in.
  if (before && !before.unbilled && entry.unbilled)
    return { ...order, returns: [...returns.filter((one) => one !== before), entry] };
  return { ...order, returns: before ? returns.map((one) => (one === before ? entry : one)) : [...returns, entry] };
}

const marked = masksOf(ReturnRequestEntity);
const named = (request: ReturnRequest | undefined) =>
  request && { _et: ReturnRequestEntity.entityName, ...request, revision: 0 };

/** What the order's history tells of a step of a request: by its number what came of it and what arrived. */
function toldOf(before: ReturnRequest | undefined, after: ReturnRequest): ItemChange[] {
  const change = changeOf(named(before), named(after), () => marked);
  if (!change) return [];
  const { number } = after;
  const called = before ? [{ field: "number", from: number, to: number }] : [];
  return [{ ...change, fields: [...called, ...change.fields] }];
}

interface Change {
  order: Order;
  /** As it was read; absent for a new one. */
  before?: ReturnRequest | undefined;
  after: ReturnRequest;
  also?: readonly Write[];
  events?: readonly Announced[];
  now: Date;
}

/** The write of a request under the revision that was read, with what the order keeps of it and its history tells. */
export function returnWrite(before: ReturnRequest | undefined, after: ReturnRequest) {
  const request = { ...after, revision: (before?.revision ?? 0) + 1 };
  const write = ReturnRequestEntity.build(PutTransaction)
    .item({ ...request, ...indexKeysOf(request) })
    .options({
      condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false },
    });
  return { request, entry: takenUp(request), write, beside: toldOf(before, request) };
}

/**
 * Writes a request with its order, under the version of the one and the revision of the other: of two that take up the same pieces one
 * is refused, and so is a withdrawal that came in between. Problem: version-conflict.
 */
export async function writeReturn({
  order,
  before,
  after,
  also = [],
  events = [],
  now,
}: Change): Promise<ReturnRequest> {
  const { request, entry, write, beside } = returnWrite(before, after);
  await writeOrder({ before: order, after: withReturn(order, entry), also: [write, ...also], events, beside, now });
  return request;
}
