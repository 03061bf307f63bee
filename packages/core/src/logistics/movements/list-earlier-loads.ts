import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { once } from "../../platform/storing/once.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { everyMovement } from "./every-movement.ts";
import type { Movement } from "./movement.ts";
import { MovementEntity, movementKeys } from "./movement.table.ts";

/** The written step for goods that were to come before what comes stood in a list (`incomingList`): once, each gets its place there; how many there were. */
export const listEarlierLoads = (): Promise<number> => once("incoming-loads", withIncomingPlaces);

/** What `listEarlierLoads` does once: it bears being done again. */
export async function withIncomingPlaces(): Promise<number> {
  let count = 0;
  await eachApart(everyMovement(), async (movement) => {
    const isListed = movement.gsi2pk !== undefined || movementKeys(movement).gsi2pk === undefined;
    if (!isListed) count += await listed(movement);
  });
  return count;
}

/** One that somebody writes meanwhile has its place by that. */
async function listed(movement: Movement): Promise<0 | 1> {
  const { gsi2pk, gsi2sk } = movementKeys(movement);
  try {
    await MovementEntity.build(UpdateItemCommand)
      .item({ id: movement.id, gsi2pk, gsi2sk })
      .options({
        condition: {
          and: [
            { attr: "state", eq: "forecast" },
            { attr: "gsi2pk", exists: false },
          ],
        },
      })
      .send();
    return 1;
  } catch (error) {
    if (conditionFailed(error)) return 0;
    throw error;
  }
}
