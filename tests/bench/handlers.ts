import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { getHealth } from "@solvia/core/contract/health";
import { percentile, timings, type Row } from "./measure.ts";

const event = (path: string, query: Record<string, string>): APIGatewayProxyEventV2 =>
  ({
    version: "2.0",
    routeKey: `GET /api${path}`,
    rawPath: `/api${path}`,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {},
    queryStringParameters: query,
    pathParameters: {},
    requestContext: { http: { method: "GET", path: `/api${path}`, sourceIp: "127.0.0.1" }, requestId: "bench" },
    isBase64Encoded: false,
  }) as unknown as APIGatewayProxyEventV2;

const context = { awsRequestId: "bench", functionName: "bench" } as Context;

/** The house around a use case: reading the event, access, validation, answer, log line and metrics, without storage. */
export async function handlerRows(): Promise<Row[]> {
  const { serve } = await import("@solvia/functions/serve/index");
  const handler = serve(getHealth, ({ now }) => ({ status: "ok" as const, release: "bench", now: now.toISOString() }));
  const taken = await timings(2000, () => handler(event("/health", {}), context));
  return [
    { what: "a warm endpoint without storage, p50", measured: percentile(taken, 0.5), unit: "ms" },
    { what: "a warm endpoint without storage, p95", measured: percentile(taken, 0.95), unit: "ms", budget: 2 },
  ];
}
