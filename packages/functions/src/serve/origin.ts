import type { Endpoint } from "@solvia/core/contract/endpoint";
import { Problem } from "@solvia/core/platform/problems";
import { setting } from "@solvia/core/platform/config";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/**
 * The second lock beside SameSite cookies: a write that carries cookies must come from our own pages. Browsers send
 * Origin with every such write; programs without cookies (resellers, webhooks) are not meant and pass.
 */
export function checkOrigin(contract: Endpoint, event: APIGatewayProxyEventV2): void {
  if (contract.method === "GET" || contract.access === "system" || !event.cookies?.length) return;
  if (event.headers["origin"] !== setting("SITE_ORIGIN")) throw new Problem("origin-not-allowed");
}
