import type { Endpoint } from "@solvia/core/contract/endpoint";
import { remembered } from "@solvia/core/platform/storing/idempotency";
import { invalid } from "@solvia/core/platform/problems";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** As long as the card provider's own; longer ones would not fit a key of the table. */
const longestKey = 255;

/** Gives the first answer again when an idempotent write comes twice with one Idempotency-Key. */
export function once(
  contract: Endpoint,
  event: APIGatewayProxyEventV2,
  caller: string,
  now: Date,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const key = event.headers["idempotency-key"];
  if (!contract.idempotent || !key) return run();
  if (key.length > longestKey)
    throw invalid({ field: "Idempotency-Key", code: "too-big", params: { maximum: longestKey } });
  return remembered({ scope: `${caller} ${event.rawPath}`, key, request: event.body ?? "", now }, run);
}
