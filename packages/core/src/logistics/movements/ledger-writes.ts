import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { IncomingEntity, StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import { countsFor, isFact, mainWarehouseId, none, type Figures, type Movement } from "./movement.ts";
import { movementWrite } from "./movement-writes.ts";

/** A movement as it was read, absent where it is new, and as it is from now on. Its lines may differ: what is split off is a change of its own. */
export interface MovementChange {
  before?: Movement | undefined;
  after: Movement;
}

/** What of a product lay in all warehouses, and in those besides the main one, when it was looked at. */
export type SeenStock = ReadonlyMap<string, { onHand: number; elsewhere: number }>;

/**
 * Movements with all that they do to stock, for one transaction: the movements first, then one write a product, one for each product in
 * a warehouse besides the main one, and those of what is to come by day. Refused where fewer pieces can be sold, or lie there, than are taken; what a
 * count finds missing is missing also where it was promised. What lies in the main warehouse is a difference, which no condition can ask: whoever takes from there hands in what was `seen` of products that
 * also lie elsewhere, and is refused where that has changed.
 */
export function ledgerWrites(changes: readonly MovementChange[], seen?: SeenStock) {
  const totals = new Map<string, Figures>();
  const places = new Map<string, { productId: string; warehouseId: string; figures: Figures }>();
  for (const { before, after } of changes) {
    for (const [movement, sign] of [[before, -1] as const, [after, 1] as const]) {
      if (!movement) continue;
      const piece = countsFor(movement);
      for (const { productId, quantity } of movement.lines) {
        const figures = times(piece, sign * quantity);
        totals.set(productId, plus(totals.get(productId), figures));
        const key = `${productId}#${movement.warehouseId}`;
        const place = places.get(key) ?? { productId, warehouseId: movement.warehouseId, figures: none };
        places.set(key, { ...place, figures: plus(place.figures, figures) });
      }
    }
  }
  const isCounted = changes.some(({ after }) => isFact(after));
  const others = [...places.values()].filter(({ warehouseId }) => warehouseId !== mainWarehouseId);
  const elsewhere = new Map<string, number>();
  for (const { productId, figures } of others)
    elsewhere.set(productId, (elsewhere.get(productId) ?? 0) + figures.onHand);
  return [
    ...changes.map(({ before, after }) => movementWrite(before?.state, after, before?.forecastOn)),
    ...[...totals].flatMap(([productId, figures]) =>
      totalWrite(productId, figures, {
        isCounted,
        elsewhere: elsewhere.get(productId) ?? 0,
        seen: seen?.get(productId),
      }),
    ),
    ...others.flatMap((place) => placeWrite(place, isCounted)),
    ...changes.flatMap(incomingWrites),
  ];
}

/** One movement with all that it does, for one transaction (`ledgerWrites`). */
export const movementWrites = (after: Movement, before?: Movement) => ledgerWrites([{ before, after }]);

const times = (piece: Figures, count: number): Figures => ({
  onHand: piece.onHand * count,
  available: piece.available * count,
  incoming: piece.incoming * count,
});

const plus = (sum: Figures = none, more: Figures): Figures => ({
  onHand: sum.onHand + more.onHand,
  available: sum.available + more.available,
  incoming: sum.incoming + more.incoming,
});

type Seen = { onHand: number; elsewhere: number };

interface Standing {
  isCounted: boolean;
  /** By how much what lies in other warehouses changes. */
  elsewhere: number;
  seen: Seen | undefined;
}

function totalWrite(productId: string, figures: Figures, { isCounted, elsewhere, seen }: Standing) {
  const { onHand, available, incoming } = figures;
  if (onHand === 0 && available === 0 && incoming === 0 && elsewhere === 0) return [];
  const write = StockEntity.build(UpdateTransaction).item({
    productId,
    onHand: $add(onHand),
    available: $add(available),
    ...(onHand !== 0 && { moved: $add(onHand) }),
    ...(incoming !== 0 && { incoming: $add(incoming) }),
    ...(elsewhere !== 0 && { elsewhere: $add(elsewhere) }),
  });
  const takenFromMain = elsewhere - onHand;
  const least = [
    ...(available < 0 && !isCounted ? [{ attr: "available" as const, gte: -available }] : []),
    ...(takenFromMain > 0 ? fromMain(takenFromMain, seen) : []),
  ];
  return [least.length > 0 ? write.options({ condition: { and: least } }) : write];
}

/** What has to stand in a product's stock for so many pieces to be taken from the main warehouse. */
function fromMain(pieces: number, seen: Seen | undefined) {
  if (!seen || seen.elsewhere === 0) {
    const nowhereElse = {
      or: [
        { attr: "elsewhere" as const, exists: false },
        { attr: "elsewhere" as const, eq: 0 },
      ],
    };
    return [{ attr: "onHand" as const, gte: pieces }, ...(seen ? [nowhereElse] : [])];
  }
  return [
    { attr: "onHand" as const, eq: seen.onHand },
    { attr: "elsewhere" as const, eq: seen.elsewhere },
  ];
}

interface Place {
  productId: string;
  warehouseId: string;
  figures: Figures;
}

function placeWrite({ productId, warehouseId, figures: { onHand, available, incoming } }: Place, isCounted: boolean) {
  if (onHand === 0 && available === 0 && incoming === 0) return [];
  const write = WarehouseStockEntity.build(UpdateTransaction).item({
    productId,
    warehouseId,
    onHand: $add(onHand),
    available: $add(available),
    ...(incoming !== 0 && { incoming: $add(incoming) }),
  });
  const least = [
    ...(onHand < 0 ? [{ attr: "onHand" as const, gte: -onHand }] : []),
    ...(available < 0 && !isCounted ? [{ attr: "available" as const, gte: -available }] : []),
  ];
  return [least.length > 0 ? write.options({ condition: { and: least } }) : write];
}

type Forecast = Movement & { forecastOn: string };

const isForecast = (movement: Movement | undefined): movement is Forecast =>
  movement?.direction === "load" && movement.state === "forecast" && movement.forecastOn !== undefined;

/** By product and day, what is known to come: what a change takes from there, and what it puts there. */
function incomingWrites({ before, after }: MovementChange) {
  const was = isForecast(before) ? before : undefined;
  const is = isForecast(after) ? after : undefined;
  const stays = ({ productId }: { productId: string }): boolean =>
    is?.forecastOn === was?.forecastOn && (is?.lines.some((line) => line.productId === productId) ?? false);
  return [
    ...(was?.lines.filter((line) => !stays(line)) ?? []).map(({ productId }) =>
      IncomingEntity.build(DeleteTransaction).key({
        productId,
        forecastOn: was?.forecastOn ?? "",
        movementId: after.id,
      }),
    ),
    ...(is?.lines ?? []).map(({ productId, quantity }) =>
      IncomingEntity.build(PutTransaction).item({
        productId,
        forecastOn: is?.forecastOn ?? "",
        movementId: after.id,
        warehouseId: after.warehouseId,
        quantity,
      }),
    ),
  ];
}
