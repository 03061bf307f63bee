import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { setTimeout } from "node:timers/promises";
import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { cancellationReasons, conditionFailedAt, type Write } from "../../platform/storing/transaction.ts";
import { StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import { ledgerWrites, type MovementChange } from "./ledger-writes.ts";
import { countsFor, isFact, mainWarehouseId } from "./movement.ts";

/** As many writes as a transaction of the database takes. */
const mostWrites = 100;

/** What changes take of a product in a warehouse: pieces that have to lie there, and pieces that have to be free. */
interface Need {
  productId: string;
  productCode: string | undefined;
  warehouseId: string;
  onHand: number;
  available: number;
}

/**
 * By how much each product's figures fall in each warehouse by the changes; what rises is below nought. What a count finds missing is missing
 * also where it was promised.
 */
function fallsOf(changes: readonly MovementChange[]): Need[] {
  const falls = new Map<string, Need>();
  for (const { before, after } of changes) {
    for (const [movement, sign] of [[before, 1] as const, [after, -1] as const]) {
      if (!movement) continue;
      const { warehouseId } = movement;
      const piece = countsFor(movement);
      for (const { productId, productCode, quantity } of movement.lines) {
        const key = `${productId}#${warehouseId}`;
        const fall = falls.get(key) ?? { productId, productCode, warehouseId, onHand: 0, available: 0 };
        falls.set(key, {
          ...fall,
          onHand: fall.onHand + sign * quantity * piece.onHand,
          available: fall.available + (isFact(movement) ? 0 : sign * quantity * piece.available),
        });
      }
    }
  }
  return [...falls.values()];
}

type Total = { onHand: number; available: number; elsewhere?: number | undefined };
const noTotal: Total = { onHand: 0, available: 0 };

/** What stands of the products that something is taken of; one request for each hundred, and one for those of other warehouses. */
async function standing(falls: readonly Need[]) {
  const [totals, places] = await Promise.all([
    readAll(
      StockEntity,
      falls.map(({ productId }) => ({ productId })),
    ),
    readAll(
      WarehouseStockEntity,
      falls
        .filter(({ warehouseId }) => warehouseId !== mainWarehouseId)
        .map(({ productId, warehouseId }) => ({ productId, warehouseId })),
    ),
  ]);
  return {
    totals: new Map<string, Total>(totals.map((stock) => [stock.productId, stock])),
    places: new Map(places.map((stock) => [`${stock.productId}#${stock.warehouseId}`, stock])),
  };
}

const takes = ({ onHand, available }: Need): boolean => onHand > 0 || available > 0;

/**
 * Demands that what is taken lies there and is free: of all warehouses together where pieces are lost to all, and of each besides the main one.
 * Problem: insufficient-stock with the product and how many can be taken.
 */
function demandEnough(falls: readonly Need[], { totals, places }: Awaited<ReturnType<typeof standing>>): void {
  for (const { productId, productCode, warehouseId, onHand, available: free } of falls.filter(takes)) {
    const total = totals.get(productId) ?? noTotal;
    const place = places.get(`${productId}#${warehouseId}`) ?? noTotal;
    const isMain = warehouseId === mainWarehouseId;
    const lies = isMain ? total.onHand - (total.elsewhere ?? 0) : place.onHand;
    const lost = falls.filter((fall) => fall.productId === productId).reduce((sum, fall) => sum + fall.available, 0);
    const demands = [
      [onHand, lies] as const,
      [free > 0 ? Math.min(free, lost) : 0, total.available] as const,
      [isMain ? 0 : free, place.available] as const,
    ].filter(([wanted]) => wanted > 0);
    if (demands.every(([wanted, there]) => there >= wanted)) continue;
    const available = Math.max(0, Math.min(...demands.map(([, there]) => there)));
    throw new Problem("insufficient-stock", { available, productId, productCode, warehouseId });
  }
}

const tries = 30;

/**
 * Writes movements with all that they do to stock in one transaction, and whatever stands `beside` them: all or nothing. Of those that want
 * the last pieces at one moment each is told in the end what is left. Problems: insufficient-stock {available, productId, productCode, warehouseId},
 * version-conflict where a movement, or what stands beside, isn't any more what was read, too-many-lines.
 */
export async function writeMovements(changes: readonly MovementChange[], beside: readonly Write[] = []): Promise<void> {
  const falls = fallsOf(changes);
  for (let attempt = 1; ; attempt += 1) {
    const now = await standing(falls.filter(takes));
    demandEnough(falls, now);
    const seen = new Map(
      [...now.totals].map(([id, { onHand, elsewhere = 0 }]) => [id, { onHand, elsewhere }] as const),
    );
    const writes = ledgerWrites(changes, seen);
    if (writes.length + beside.length > mostWrites) throw new Problem("too-many-lines", { maximum: mostWrites });
    try {
      await execute(...beside, ...writes);
      return;
    } catch (error) {
      if (!cancellationReasons(error).some(Boolean)) throw error;
      const documents = Array.from({ length: beside.length + changes.length }, (_, place) => place);
      const isOutdated = documents.some((place) => conditionFailedAt(error, place));
      if (isOutdated || attempt === tries) throw new Problem("version-conflict");
      await setTimeout(Math.random() * Math.min(320, 20 * 2 ** attempt));
    }
  }
}
