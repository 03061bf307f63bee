import { actsOf, listMovements, type Movement, type MovementFilters } from "../../logistics/index.ts";
import { rowsById } from "./named-lines.ts";

/** Movements as the back office reads them: articles by today's names, and what may be done to each. */
export async function movementViews(movements: readonly Movement[]) {
  const rows = await rowsById(movements.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return movements.map((movement) => ({
    ...movement,
    lines: movement.lines.map((line) => {
      const row = rows.get(line.productId);
      return { ...line, productCode: line.productCode ?? row?.productCode, name: row?.name };
    }),
    acts: actsOf(movement),
  }));
}

export async function movementView(movement: Movement) {
  const [view] = await movementViews([movement]);
  if (!view) throw new Error("a movement has a view");
  return view;
}

/** A page of the movements that fit, the last first: what the list costs, and one request for each hundred articles. */
export async function listMovementViews(query: MovementFilters & { cursor?: string | undefined; limit: number }) {
  const { items, cursor } = await listMovements(query);
  return { items: await movementViews(items), cursor };
}
