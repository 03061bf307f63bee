import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import type { Instant } from "../../platform/time.ts";
import { closingChecks } from "../../serials/index.ts";
import { handOver, setShipmentReady } from "../send-shipment.ts";
import type { Standing } from "../shipment-machine.ts";
import { loadShipment } from "../stored-shipment.ts";

/** What says that it may be so already, since somebody else has said it at the same moment. */
const perhapsSo: ReadonlySet<string> = new Set(["version-conflict", "invalid-transition", "movement-not-open"]);

/**
 * Has something become so, once, of however many say it at one moment: whoever comes second reads how it stands. What was refused for another reason stays refused.
 */
async function become(
  id: string,
  isSo: (standing: Standing) => boolean,
  act: (before: Standing) => Promise<Standing>,
): Promise<Standing> {
  try {
    return await untilWritten(async () => {
      const before = await loadShipment(id);
      return isSo(before) ? before : act(before);
    });
  } catch (error) {
    if (!(error instanceof Problem) || !perhapsSo.has(error.code)) throw error;
    const now = await loadShipment(id);
    if (isSo(now)) return now;
    throw error;
  }
}

const left: ReadonlySet<string> = new Set(["shipped", "delivered"]);
const picked: ReadonlySet<string> = new Set(["ready", "scheduled", ...left]);

/**
 * The goods of a shipment are picked, their serials scanned: it is ready; or that is taken back. The same again changes nothing, also by another at the same moment.
 * Problems: serials-missing, and those of `setShipmentReady`.
 */
export const setPicked = (id: string, isPicked: boolean, now: Date): Promise<Standing> =>
  become(
    id,
    ({ state }) => (isPicked ? picked.has(state) : state === "to_prepare"),
    async ({ movementId, lines }) => {
      if (isPicked) await closingChecks(movementId, lines);
      return setShipmentReady(id, isPicked, now, { by: "warehouse" });
    },
  );

/**
 * A shipment's goods have left with its carrier, said by the warehouse with when they set out, where that isn't now: the same again changes nothing. Problems as of
 * `handOver`.
 */
export const leave = (id: string, now: Date, transportStart?: Instant): Promise<Standing> =>
  become(
    id,
    ({ state }) => left.has(state),
    () => handOver(id, now, { by: "warehouse", transportStart }),
  );
