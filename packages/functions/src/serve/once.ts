import type { Endpoint } from "@solvia/core/contract/endpoint";
import { remembered } from "@solvia/core/platform/idempotency";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

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
  return remembered({ scope: `${caller} ${event.rawPath}`, key, request: event.body ?? "", now }, run);
}
