import { ProductEntity } from "../../catalogue/index.ts";
import { listIncoming, mostOf, readMovement, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { samplesOf, toldLines } from "../../serials/index.ts";
import type { Purchase } from "../purchase.ts";
import { purchasesNamed } from "../purchases-named.ts";
import { wholePalletsFor } from "./sister-deliveries.ts";

/** Who sends it, and by which order of ours: nothing of what it costs. */
const originOf = (purchase: Purchase | undefined) => ({
  purchaseNumber: purchase?.number,
  supplierName: purchase?.supplierName,
});

const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** A page of the goods that are to come, the most overdue first: from whom, what, how many. */
export async function listIncomingViews(query: Parameters<typeof listIncoming>[0]) {
  const { items, cursor } = await listIncoming(query);
  const firsts = items.flatMap(({ lines }) => lines[0]?.productId ?? []);
  const [purchases, products] = await Promise.all([
    purchasesNamed(items.flatMap(({ purchaseId }) => purchaseId ?? [])),
    productsNamed(firsts),
  ]);
  return {
    items: items.map((movement) => {
      const { id, cause, warehouseId, forecastOn, reference, lines, partOf, purchaseId = "" } = movement;
      const [first] = lines;
      const product = products.get(first?.productId ?? "");
      return {
        id,
        cause,
        warehouseId,
        forecastOn,
        reference,
        partOf,
        ...originOf(purchases.get(purchaseId)),
        articles: lines.length,
        pieces: piecesOf(lines),
        productCode: product?.productCode ?? first?.productCode,
        name: product && `${product.brand} ${product.fields.name}`,
      };
    }),
    cursor,
  };
}

/** These products as they are, by id; a request for each hundred. */
async function productsNamed(ids: readonly string[]) {
  const found = await readAll(
    ProductEntity,
    ids.map((id) => ({ id })),
  );
  return new Map(found.map((product) => [product.id, product]));
}

/** One delivery as whoever receives it needs it. */
export async function incomingView(movement: Movement) {
  const [lines, pallets, purchases] = await Promise.all([
    toldLines(movement.id, movement.warehouseId, movement.lines),
    wholePalletsFor(movement),
    purchasesNamed(movement.purchaseId ? [movement.purchaseId] : []),
  ]);
  const {
    id,
    state,
    cause,
    warehouseId,
    forecastOn,
    reference,
    reason,
    notes,
    damaged = [],
    partOf,
    doneOn,
  } = movement;
  return {
    id,
    state,
    cause,
    warehouseId,
    forecastOn,
    reference,
    reason,
    notes,
    damaged,
    partOf,
    doneOn,
    ...originOf(purchases.get(movement.purchaseId ?? "")),
    /** What is missing of an order to a supplier stays expected until the office closes the order. */
    isPurchase: movement.purchaseId !== undefined,
    lines: lines.map((line) => ({ ...line, most: mostOf(line.quantity) })),
    pallets: pallets.map((pallet) => ({
      sscc: pallet.sscc,
      pieces: pallet.pieces,
      missing: pallet.missing,
      samples: samplesOf(pallet),
      receivedOn: pallet.receivedOn,
    })),
  };
}

/** The same by its id. Problem: not-found, also for goods that leave. */
export async function readIncoming(id: string) {
  const movement = await readMovement(id);
  if (movement.direction !== "load") throw new Problem("not-found");
  return incomingView(movement);
}
