import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { boughtFrom, everySupplier, IncomingEntity, StockEntity, suppliedBy } from "../logistics/index.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { romeDate } from "../platform/time.ts";
import { each } from "./each.ts";
import { leadsOfYear } from "./measured-leads.ts";
import { demandBefore } from "./rules/demand.ts";
import { leadKey } from "./rules/lead-time.ts";
import { propose, type Proposal, type SupplyFacts } from "./rules/proposal.ts";
import { movementsForDemand } from "./movements-for-demand.ts";
import { batchesOf, productsBy } from "./products-by.ts";

interface Asked {
  cursor?: string | undefined;
  limit: number;
  /** What one supplier sells; else each article at whoever sells it for least. */
  supplierId?: string | undefined;
  /** Also what is not to be bought now. */
  all?: boolean | undefined;
  /** Days that a delivery is to last. */
  coverDays?: number | undefined;
  /** Words of the article's name, its codes or the supplier. */
  text?: string | undefined;
}

interface Supplied {
  supplierId: string;
  supplierName: string;
  productId: string;
  purchaseCode: string;
  price?: number | undefined;
  leadDays?: number | undefined;
  minQuantity?: number | undefined;
  pack?: number | undefined;
  /** How many others sell it. */
  others: number;
}

/** What suppliers sell: of one all of it, else each article once, where it costs least; who names no price comes last. */
async function supplied(supplierId: string | undefined): Promise<Supplied[]> {
  const suppliers = await everySupplier();
  const sold = await each(suppliers, async ({ id, companyName }) =>
    (await suppliedBy(id)).map(({ productCode, ...one }) => ({
      ...one,
      supplierId: id,
      supplierName: companyName,
      purchaseCode: productCode,
    })),
  );
  const byProduct = Map.groupBy(sold.flat(), ({ productId }) => productId);
  return [...byProduct.values()].flatMap((sellers) => {
    const one = supplierId ? sellers.find((seller) => seller.supplierId === supplierId) : boughtFrom(sellers);
    return one ? [{ ...one, others: sellers.length - 1 }] : [];
  });
}

async function stocks(ids: readonly string[]) {
  const found = await each(batchesOf(ids), async (batch) => {
    const requests = batch.map((productId) => StockEntity.build(BatchGetRequest).key({ productId }));
    return (await execute(table.build(BatchGetCommand).requests(...requests))).Responses?.[0] ?? [];
  });
  return new Map(found.flat().flatMap((stock) => (stock ? [[stock.productId, stock] as const] : [])));
}

/** What is to come of a product, by day; asked only where something is. */
async function incomingOf(productId: string): Promise<SupplyFacts["incoming"]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "INCOMING#" } })
    .entities(IncomingEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items.map(({ forecastOn, quantity }) => ({ on: forecastOn, quantity }));
}

type Reckoned = Supplied & { facts: SupplyFacts; proposal: Proposal; onHand: number };

/** What is urgent comes first: by the day on which to order, what runs out first before it. */
const placeOf = ({ proposal, purchaseCode, productId }: Reckoned): string =>
  [proposal.orderOn ?? "9", proposal.runsOutOn ?? "9", purchaseCode, productId].join("#");

/**
 * What to buy, with its reckoning by the days that suppliers say; beside them stand those that they really took. Of what suppliers sell, by what has left, what is there, booked and to come. It reads the movements of some
 * months; a page of what was reckoned anew. Products that are gone are left out.
 */
export async function purchaseTool({ cursor, limit, supplierId, all = false, coverDays, text }: Asked, now: Date) {
  const today = romeDate(now);
  const [goods, demand, leads] = await Promise.all([
    supplied(supplierId),
    movementsForDemand(now).then((movements) => demandBefore(movements, now)),
    leadsOfYear(now),
  ]);
  const stock = await stocks(goods.map(({ productId }) => productId));
  const reckoned = await each(goods, async (one): Promise<Reckoned> => {
    const { onHand = 0, available = 0, incoming = 0 } = stock.get(one.productId) ?? {};
    const { left = 0, waiting = 0 } = demand.get(one.productId) ?? {};
    const facts: SupplyFacts = {
      available,
      waiting,
      left,
      incoming: incoming > 0 ? await incomingOf(one.productId) : [],
      leadDays: one.leadDays,
      minQuantity: one.minQuantity,
      pack: one.pack,
    };
    return { ...one, onHand, facts, proposal: propose(facts, today, coverDays) };
  });
  const wanted = reckoned
    .filter(({ proposal }) => all || proposal.quantity > 0)
    .map((one) => ({ ...one, place: placeOf(one) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const known = await productsBy(wanted.map(({ productId }) => productId));
  const isNamed = wordsIn(text);
  const after = startingAt(cursor).exclusiveStartKey?.["sk"];
  const found = wanted.flatMap((one) => {
    const product = known.get(one.productId);
    if (!product || (typeof after === "string" && one.place <= after)) return [];
    const { productCode, fields } = product;
    if (!isNamed(productCode, fields.name, one.purchaseCode, one.supplierName)) return [];
    return [{ one, productCode, name: fields.name, brand: product.brand }];
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ one, ...named }) => {
      const { productId, supplierId: seller, supplierName, purchaseCode, others, price, minQuantity, pack } = one;
      const { proposal, facts, onHand } = one;
      return {
        ...named,
        ...proposal,
        id: `${productId}-${seller}`,
        productId,
        supplierId: seller,
        supplierName,
        purchaseCode,
        others,
        price,
        minQuantity,
        pack,
        isLeadAssumed: one.leadDays === undefined,
        measured: leads.get(leadKey(one)),
        onHand,
        available: facts.available,
        waiting: facts.waiting,
        left: facts.left,
        amount: price === undefined ? undefined : price * proposal.quantity,
      };
    }),
    cursor: found.length > page.length && last ? cursorOf({ pk: "PURCHASETOOL", sk: last.one.place }) : null,
  };
}
