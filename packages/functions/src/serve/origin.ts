import type { Endpoint } from "@solvia/core/contract/endpoint";
import { Problem } from "@solvia/core/platform/problems";
import { setting } from "@solvia/core/platform/config";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/**
 * The second lock beside SameSite cookies: a write must come from our own pages. Browsers send Origin with every write from
 * a page, also with a form that logs a stranger in without any cookie; programs without cookies (resellers, webhooks)
 * send none and pass.
 */
export function checkOrigin(contract: Endpoint, event: APIGatewayProxyEventV2): void {
  if (contract.method === "GET" || contract.access === "system") return;
  const { origin } = event.headers;
  if (origin === undefined && !event.cookies?.length) return;
  if (origin !== setting("SITE_ORIGIN")) throw new Problem("origin-not-allowed");
}
