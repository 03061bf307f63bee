import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { isIP } from "node:net";

type Event = Pick<APIGatewayProxyEventV2, "headers" | "requestContext">;

/**
 * The caller's address. The gateway sees the CDN's, many people's at once: the CDN writes whom it speaks for behind what the
 * caller sent, and the gateway writes the CDN behind that. What is no address counts as none: it becomes part of a key.
 */
export function addressOf({ headers, requestContext }: Event): string {
  const { sourceIp } = requestContext.http;
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  const [viewer, gatewaySaw] = hops.slice(-2);
  return hops.length >= 2 && gatewaySaw === sourceIp && viewer && isIP(viewer) ? viewer : sourceIp;
}
