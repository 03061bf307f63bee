import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { checkProducts, codeKey, productIdsOf } from "../../catalogue/index.ts";
import { ownOrder, placeGoods, type Goods, type Order } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import type { systemChecks } from "./system-checks.ts";
import { referenceKey, ResellerOrderEntity } from "./reseller-order.table.ts";

export interface Wish extends Omit<Goods, "method"> {
  systemCheck: (typeof systemChecks)[number];
}

export interface Request {
  /** Of the header Idempotency-Key. */
  key: string;
  /** The body as it came: the same key with another one is a mistake of the caller. */
  body: string;
}

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

type Checked = Awaited<ReturnType<typeof checkProducts>>;

/**
 * Places a reseller's order, by transfer, under its key: once, however often and however late the request comes, also where the answer was lost with
 * the machine that worked on it. Problems: idempotency-key-reused for another body, system-unfit where parts don't suit each other and that was to refuse,
 * those of `placeGoods`.
 */
export async function placeResellerOrder(
  user: User,
  wish: Wish,
  { key, body }: Request,
  now: Date,
): Promise<{ order: Order; check?: Checked | undefined }> {
  const mark = { accountId: user.id, keyHash: hash(key) };
  const requestHash = hash(body);
  const before = await placedUnder(user, mark, requestHash);
  if (before) return { order: before };
  const { check, goods } = await checkedWish(wish);
  const { customerReference: reference } = goods;
  const ended = (orderId: string) =>
    ResellerOrderEntity.build(PutTransaction)
      .item({
        ...mark,
        orderId,
        requestHash,
        reference,
        ...(reference && { gsi1pk: referenceKey(user.id, reference), gsi1sk: `${instant(now)}#${orderId}` }),
      })
      .options({ condition: { attr: "orderId", exists: false } });
  try {
    const order = await placeGoods(user, { ...goods, method: "manual_wire_transfer" }, ended, now);
    return { order, check };
  } catch (error) {
    // The same request at the same moment was first.
    const first = isRaced(error) && (await placedUnder(user, mark, requestHash));
    if (first) return { order: first };
    throw error;
  }
}

/** What is wished, without the wish to have it checked, and what the check found. Problem: system-unfit where that was to refuse. */
export async function checkedWish({ systemCheck, ...goods }: Wish) {
  const check = systemCheck === "off" ? undefined : await checked(goods);
  if (systemCheck === "refuse" && check?.outcome === "blocked")
    throw new Problem("system-unfit", { findings: check.findings });
  return { goods, check };
}

const isRaced = (error: unknown): boolean => error instanceof Problem && error.code === "version-conflict";

/** The order that stands under a key. Problem: idempotency-key-reused where it was placed by another body. */
async function placedUnder(
  user: User,
  mark: { accountId: string; keyHash: string },
  requestHash: string,
): Promise<Order | undefined> {
  const { Item } = await ResellerOrderEntity.build(GetItemCommand).key(mark).options({ consistent: true }).send();
  if (!Item) return undefined;
  if (Item.requestHash !== requestHash) throw new Problem("idempotency-key-reused");
  return ownOrder(user, Item.orderId);
}

/** Whether the parts suit each other where they go; what no code names is left to the order, which refuses it by its line. */
async function checked({ items, address }: Omit<Goods, "method">): Promise<Checked | undefined> {
  const ids = await productIdsOf(items.map(({ productCode }) => productCode));
  const wanted = items.flatMap(({ productCode, quantity }) => {
    const productId = ids.get(codeKey(productCode));
    return productId === undefined ? [] : [{ productId, quantity }];
  });
  if (wanted.length < items.length) return undefined;
  const { countryCode, provinceCode } = address;
  return checkProducts(wanted, { countryCode, provinceCode });
}
