import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Tracer } from "@aws-lambda-powertools/tracer";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { Problem } from "@solvia/core/platform/problems";
import { isUnavailable } from "@solvia/core/platform/unavailable";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { problemAnswer } from "./answer.ts";

const logger = new Logger({ serviceName: "solvia-api" });
const metrics = new Metrics({ namespace: "Solvia", serviceName: "solvia-api" });
const tracer = new Tracer({ serviceName: "solvia-api" });

/**
 * One structured line per request (never a body, an address or an e-mail), its metrics and a trace segment. What is
 * not a Problem is logged whole and answered without a word about its cause: 503 where what the product depends on does
 * not answer, else a defect, 500.
 */
export async function observe(
  contract: Endpoint,
  event: APIGatewayProxyEventV2,
  context: Context,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  tracer.annotateColdStart();
  let result: APIGatewayProxyStructuredResultV2;
  try {
    result = await run();
  } catch (error) {
    tracer.addErrorAsMetadata(error as Error);
    const isAway = isUnavailable(error);
    logger.error(isAway ? "unavailable" : "defect", {
      error: error as Error,
      requestId: context.awsRequestId,
      route: contract.path,
    });
    result = problemAnswer(new Problem(isAway ? "service-unavailable" : "unexpected-error"), context.awsRequestId);
  }
  const durationMs = Math.round((performance.now() - started) * 100) / 100;
  logger.info("request", {
    requestId: context.awsRequestId,
    method: contract.method,
    route: contract.path,
    status: result.statusCode,
    durationMs,
  });
  const single = metrics.singleMetric();
  single.addDimension("route", `${contract.method} ${contract.path}`);
  single.addMetric(`status${Math.floor((result.statusCode ?? 500) / 100)}xx`, MetricUnit.Count, 1);
  metrics.addMetric("duration", MetricUnit.Milliseconds, durationMs);
  metrics.publishStoredMetrics();
  return result;
}
