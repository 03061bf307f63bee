import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { Movement } from "./movement.ts";
import { MovementEntity } from "./movement.table.ts";

/** A movement as it stands now; undefined where there is none, or none was written yet. */
export async function findMovement(id: string): Promise<Movement | undefined> {
  const { Item } = await MovementEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}

/** A movement as it stands now. Problem: not-found. */
export async function readMovement(id: string): Promise<Movement> {
  const movement = await findMovement(id);
  if (!movement) throw new Problem("not-found");
  return movement;
}

/** Movements by their ids, in the same order; those that aren't there are left out. A request for each hundred, none for none. */
export const movementsById = (ids: readonly string[]): Promise<Movement[]> =>
  readAll(
    MovementEntity,
    ids.map((id) => ({ id })),
  );

/** Goods that come are open until they are loaded, goods that leave are while they are kept: then their pieces may be scanned. */
export const isOpen = ({ direction, state }: Pick<Movement, "direction" | "state">): boolean =>
  state === (direction === "load" ? "forecast" : "booked");

/** For a transaction that is about a movement as long as it stands so. */
export const movementStands = ({ id, state }: Pick<Movement, "id" | "state">) =>
  MovementEntity.build(ConditionCheck).key({ id }).condition({ attr: "state", eq: state });
