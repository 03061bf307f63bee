import { createHash } from "node:crypto";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { productIdOf } from "../../catalogue/index.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { announce } from "../../platform/work/outbox.ts";
import { serialsFromTo, type StandingSerial } from "../../serials/index.ts";
import { serialsRecalled } from "../events.ts";
import { findOrder } from "../stored-order.ts";
import { RecallEntity } from "./recall.table.ts";

interface Recalled {
  /** A product's code. */
  article: string;
  from: string;
  to: string;
}

/** So many pieces a recall has at most; a range of more is said in parts. */
const mostPieces = 5000;
const atOnce = 500;
/** Letters that one transaction announces. */
const together = 25;

async function piecesOf(productId: string, { from, to }: Recalled): Promise<StandingSerial[]> {
  const pieces: StandingSerial[] = [];
  let cursor: string | undefined;
  do {
    const page = await serialsFromTo(productId, { from, to, cursor, limit: atOnce });
    pieces.push(...page.items);
    if (pieces.length > mostPieces) throw invalid({ field: "to", code: "too-big", params: { maximum: mostPieces } });
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return pieces;
}

/**
 * Who has an article's pieces from one serial to another: by order, with its customer and its serials; and how many pieces are still in the house. Requests for each five
 * hundred pieces, and one for each order. Problems: the field `article` as `not-found`, the field `to` as `before-start`, or as `too-big` of more than five thousand pieces.
 */
export async function whoHas(recalled: Recalled) {
  const productId = await productIdOf(recalled.article);
  if (productId === undefined) throw invalid({ field: "article", code: "not-found" });
  const pieces = await piecesOf(productId, recalled);
  const out = pieces.filter(({ state, orderId }) => state === "shipped" && orderId !== undefined);
  const byOrder = Map.groupBy(out, ({ orderId }) => orderId ?? "");
  const items = await Promise.all(
    [...byOrder].map(async ([orderId, its]) => {
      const order = await findOrder(orderId);
      const { name = "", companyName, email } = order?.customer ?? {};
      return {
        id: orderId,
        orderNumber: order?.number ?? "",
        customer: companyName ?? name,
        email,
        codes: its.map(({ code }) => code),
      };
    }),
  );
  const [first] = pieces;
  return {
    productId,
    product: first ? `${first.brand} ${first.name}`.trim() : "",
    pieces: pieces.length,
    out: out.length,
    items: items.toSorted((a, b) => (a.customer < b.customer ? -1 : 1)),
  };
}

/**
 * Writes to each customer who has such pieces, of their order, its serials and what the office says of them; `seen` is to how many orders that was meant. Of an order the same words of the same serials
 * are written once, however often they are sent: what broke off goes on. What was recalled, and to how many it was written, is kept with each heap of letters (`RecallEntity`). Answers to how many orders it wrote now. Problems as of `whoHas`, version-conflict where others have them meanwhile, or somebody
 * else sends the same at this moment.
 */
export async function recallSerials(
  { words, seen, ...recalled }: Recalled & { words: string; seen: number },
  now: Date,
) {
  const { items, productId, product, out } = await whoHas(recalled);
  if (items.length !== seen) throw new Problem("version-conflict");
  const said = createHash("sha256")
    .update(JSON.stringify([recalled.article, recalled.from, recalled.to, words]))
    .digest("base64url");
  const guardOf = ({ id }: { id: string }) => ({ kind: "RECALL", value: `${said}#${id}` });
  const written = await readAll(GuardEntity, items.map(guardOf));
  const toldOf = new Set(written.map(({ ownerId }) => ownerId));
  const untold = items.filter(({ id }) => !toldOf.has(id));
  for (let at = 0; at < untold.length; at += together) {
    const heap = untold.slice(at, at + together);
    const letters = heap.flatMap(({ id, codes }) => [
      GuardEntity.build(PutTransaction)
        .item({ ...guardOf({ id }), ownerId: id })
        .options({ condition: { attr: "ownerId", exists: false } }),
      announce(serialsRecalled.of({ orderId: id, product, codes, words }), now),
    ]);
    try {
      await execute(
        RecallEntity.build(PutTransaction).item({
          id: said,
          productId,
          firstCode: recalled.from,
          lastCode: recalled.to,
          words,
          ordersTold: toldOf.size + at + heap.length,
        }),
        ...letters,
      );
    } catch (error) {
      throw orVersionConflict(error);
    }
  }
  return { orders: untold.length, pieces: out };
}
