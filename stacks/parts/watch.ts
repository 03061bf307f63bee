import type { Stack } from "aws-cdk-lib";
import { MathExpression, Metric, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { tableDefinition } from "@solvia/core/platform/table";
import { endpoints } from "@solvia/core/contract";
import { alarmPeriod, type RaiseAlarm } from "./alarms.ts";
import type { Audience, GuardedApi } from "./api.ts";

/** So many answers 5xx in five minutes are no single slip. */
const faultsThatRing = 5;
/** A stranger's forged call is refused too: so many in five minutes are the provider's own. */
const refusalsThatRing = 3;

const sum = (namespace: string, metricName: string, dimensionsMap: Record<string, string> = {}): IMetric =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: "Sum", period: alarmPeriod });

/** What is 0 while nothing is told. */
const total = (metrics: readonly IMetric[]): IMetric =>
  new MathExpression({
    expression: metrics.map((_, at) => `FILL(m${at}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    period: alarmPeriod,
  });

interface Watched {
  table: Table;
  apis: Readonly<Record<Audience, GuardedApi>>;
}

/** The alarms of the whole stage: what no queue, stream or schedule tells of itself. */
export function watchStage(stack: Stack, { table, apis }: Watched, raise: RaiseAlarm): void {
  for (const [audience, { api }] of Object.entries(apis)) {
    raise(stack, `${audience}-5xx-alarm`, api.metricServerError({ period: alarmPeriod, statistic: "Sum" }), {
      section: "apiFaults",
      what: `The ${audience} API answered 5xx`,
      threshold: faultsThatRing,
    });
  }
  // Without a dimension: all functions of the account in this region, at the price of one alarm.
  raise(stack, "function-errors-alarm", sum("AWS/Lambda", "Errors"), {
    section: "functionErrors",
    what: "A function ended with an error or took too long",
  });
  raise(stack, "function-throttles-alarm", sum("AWS/Lambda", "Throttles"), {
    section: "functionThrottles",
    what: "A function was not started because too many ran",
  });
  const TableName = table.tableName;
  const places = [
    { TableName },
    ...tableDefinition.indexes.map(({ name }) => ({ TableName, GlobalSecondaryIndexName: name })),
  ];
  const throttles = places.flatMap((place) =>
    ["ReadThrottleEvents", "WriteThrottleEvents"].map((name) => sum("AWS/DynamoDB", name, place)),
  );
  raise(stack, "table-throttles-alarm", total(throttles), {
    section: "tableThrottles",
    what: "The table or one of its indexes refused reads or writes",
  });
  for (const { name, endpoint } of endpoints.filter(({ endpoint }) => endpoint.access === "system")) {
    const route = { route: `${endpoint.method} ${endpoint.path}`, service: "solvia-api" };
    raise(stack, `${name}-alarm`, total(["status4xx", "status5xx"].map((status) => sum("Solvia", status, route))), {
      section: "webhooks",
      what: `${endpoint.path} refused or failed what was delivered`,
      threshold: refusalsThatRing,
    });
  }
}
