import type { Endpoint } from "@solvia/core/contract/endpoint";
import { Problem } from "@solvia/core/platform/problems";
import { isUnavailable } from "@solvia/core/platform/unavailable";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { log } from "../log.ts";
import { problemAnswer } from "./answer.ts";

const service = "solvia-api";
type Metric = { Name: string; Unit: "Count" | "Milliseconds" };
const about = (dimensions: string[], ...metrics: Metric[]) => ({
  Namespace: "Solvia",
  Dimensions: [["service", ...dimensions]],
  Metrics: metrics,
});

/**
 * One structured line per request (never a body, an address or an e-mail), which CloudWatch also reads the metrics from: the
 * status by method and path, and how long it took (docs/decisions/metrics.md). What is not a Problem is logged whole and answered without a
 * word about its cause: 503 where what the product depends on does not answer, else a defect, 500.
 */
export async function observe(
  contract: Endpoint,
  event: APIGatewayProxyEventV2,
  context: Context,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  const requestId = context.awsRequestId;
  let result: APIGatewayProxyStructuredResultV2;
  try {
    result = await run();
  } catch (error) {
    const isAway = isUnavailable(error);
    log(service, "ERROR", isAway ? "unavailable" : "defect", { error, requestId, path: contract.path });
    result = problemAnswer(new Problem(isAway ? "service-unavailable" : "unexpected-error"), requestId);
  }
  const status = result.statusCode ?? 500;
  const counted = `status${Math.floor(status / 100)}xx`;
  log(service, "INFO", "request", {
    requestId,
    route: `${contract.method} ${contract.path}`,
    status,
    duration: Math.round((performance.now() - started) * 100) / 100,
    [counted]: 1,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        about(["route"], { Name: counted, Unit: "Count" }),
        about([], { Name: "duration", Unit: "Milliseconds" }),
      ],
    },
  });
  return result;
}
