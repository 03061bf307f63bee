import type { Instant } from "../platform/time.ts";
import type { GoodsBack, ProblemKind } from "./shipment.ts";
import { arrangeOrder } from "./arranging/arrange-order.ts";
import { evaluateShipment } from "./promising/evaluate-shipment.ts";
import { deliverShipment, handOver, reportProblem, resolveProblem } from "./send-shipment.ts";
import type { Standing } from "./shipment-machine.ts";

/** A step of a shipment in the office's words. */
export type Step =
  | { action: "evaluate" }
  | { action: "send-again" | "take-back"; goods?: GoodsBack | undefined }
  | { action: "deliver"; signedBy?: string | undefined }
  | { action: "hand-over"; withoutSerials?: string | undefined; transportStart?: Instant | undefined }
  | { action: "report"; kind: ProblemKind; reason: string };

/** Does it; problems as of each. */
export async function stepOn(id: string, step: Step, now: Date): Promise<Standing> {
  switch (step.action) {
    case "evaluate":
      return evaluateShipment(id, now);
    case "hand-over":
      return handOver(id, now, { withoutSerials: step.withoutSerials, transportStart: step.transportStart });
    case "deliver":
      return deliverShipment(id, now, step.signedBy);
    case "report":
      return reportProblem(id, { kind: step.kind, reason: step.reason }, now);
    case "send-again":
      // Other pieces than those that left may lie elsewhere.
      await arrangeOrder((await resolveProblem(id, step.action, now, step.goods)).order.id, now);
      return evaluateShipment(id, now);
    case "take-back":
      return resolveProblem(id, step.action, now, step.goods);
  }
}
