import { rememberRequest } from "@solvia/core/accounts/requests/remember-request";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { isOfficeAccess, type User } from "@solvia/core/platform/access";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/**
 * Keeps what a person asked for and what came of it, for whoever helps them; what employees do is in the audit log. That
 * it can't be kept fails no request.
 */
export async function noteDown(
  { method, access, path: route, about }: Endpoint,
  { rawPath }: APIGatewayProxyEventV2,
  user: User,
  { statusCode = 200, body }: APIGatewayProxyStructuredResultV2,
  now: Date,
): Promise<void> {
  if (method === "GET" || isOfficeAccess(access) || about?.untold) return;
  const code = statusCode >= 400 && body ? (JSON.parse(body) as { code?: string }).code : undefined;
  // A token opens what it is for to whoever reads it here.
  const path = route.includes("{token}") ? route : rawPath.replace(/^\/api/, "");
  const outcome = { method, path, route, status: statusCode, ...(code && { code }) };
  await rememberRequest(user, outcome, now).catch(() => undefined);
}
