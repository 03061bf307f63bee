import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { romeMonth } from "../../platform/time.ts";
import type { Movement, MovementCause, MovementState } from "./movement.ts";
import { MovementEntity, movementsList } from "./movement.table.ts";

export interface MovementFilters {
  direction?: Movement["direction"] | undefined;
  state?: MovementState | undefined;
  cause?: MovementCause | undefined;
  warehouseId?: string | undefined;
  productId?: string | undefined;
  /** The month in which it was created ("2026-11"). */
  period?: string | undefined;
  /** A part of a product's code, of the reference or of the reason, in any case. */
  text?: string | undefined;
}

const exact = ["direction", "state", "cause", "warehouseId"] as const;

/** Movements of one read, and those that one request looks through at most. */
const atOnce = 400;
const lookedThrough = 4000;

function fits(movement: Movement, filters: MovementFilters): boolean {
  if (exact.some((name) => filters[name] !== undefined && filters[name] !== movement[name])) return false;
  const { productId, period, text } = filters;
  if (productId && !movement.lines.some((line) => line.productId === productId)) return false;
  if (period && romeMonth(new Date(movement.createdOn)) !== period) return false;
  const sought = text?.trim().toLowerCase() ?? "";
  const words = [...movement.lines.map(({ productCode }) => productCode), movement.reference, movement.reason];
  return sought === "" || words.some((word) => word?.toLowerCase().includes(sought));
}

/** The movements, the last created first. The filters are applied while reading on. */
export function listMovements({
  cursor,
  limit,
  ...filters
}: MovementFilters & { cursor?: string | undefined; limit: number }) {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter !== "");
  return filledPage(
    { cursor, limit },
    {
      read: (after) =>
        pageOfShards(movementsList, MovementEntity, { after, limit: isFiltered ? atOnce : limit, reverse: true }),
      fitting: (movements) => movements.filter((movement) => fits(movement, filters)),
      keyOf: ({ gsi1sk }) => endAt(movementsList, gsi1sk),
      lookedThrough,
    },
  );
}
