import { Duration, type Stack } from "aws-cdk-lib";
import { Rule, RuleTargetInput, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq, SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import {
  queues,
  schedules,
  streamReaders,
  type QueueDeclaration,
  type QueueName,
} from "@solvia/core/platform/work/work";
import type { Bundle } from "../bundles/build.ts";
import { alarmPeriod, type RaiseAlarm } from "./alarms.ts";
import { allow } from "./allow.ts";
import { defineFunction } from "./function.ts";
import { workerTimeout } from "./queues.ts";
import type { Storage } from "./storage.ts";
import type { Surroundings } from "./surroundings.ts";

interface Parts {
  storage: Storage;
  queues: Record<QueueName, Queue>;
  bundleOf: (file: string) => Bundle;
  surroundings: Surroundings;
  raise: RaiseAlarm;
}

const worker = { timeout: workerTimeout, memoryMb: 1536 };

/** Table stream → its readers; queue → worker; clock → schedule. Each with partial failure, a last resort and an alarm. */
export function defineBackground(stack: Stack, parts: Parts): void {
  for (const [name, { file }] of Object.entries(streamReaders)) defineStreamReader(stack, name, file, parts);
  for (const [name, { worker: file, batchSize, windowSeconds, workers = 10 }] of Object.entries<QueueDeclaration>(
    queues,
  )) {
    const queue = parts.queues[name as QueueName];
    const source = [
      allow(
        ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:ChangeMessageVisibility", "sqs:GetQueueAttributes"],
        [queue.queueArn],
      ),
    ];
    const lambda = defineFunction(stack, `${name}-worker`, parts.bundleOf(file), parts.surroundings, {
      ...worker,
      source,
    });
    lambda.addEventSource(
      new SqsEventSource(queue, {
        batchSize,
        ...(windowSeconds && { maxBatchingWindow: Duration.seconds(windowSeconds) }),
        reportBatchItemFailures: true,
        maxConcurrency: workers,
      }),
    );
  }
  const missed = deadLetters(stack, "schedules-dead");
  parts.raise(
    stack,
    "schedules-dead-alarm",
    missed.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "Maximum" }),
    { section: "schedules", what: "A schedule's function could not be started" },
  );
  for (const [name, { file, expression }] of Object.entries(schedules)) {
    const lambda = defineFunction(stack, `${name}-schedule`, parts.bundleOf(file), parts.surroundings, worker);
    new Rule(stack, name, {
      schedule: Schedule.expression(expression),
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject({ schedule: name }),
          retryAttempts: 2,
          deadLetterQueue: missed,
        }),
      ],
    });
    parts.raise(stack, `${name}-alarm`, lambda.metricErrors({ period: alarmPeriod }), {
      section: "schedules",
      what: `The schedule ${name} failed`,
    });
  }
}

const deadLetters = (stack: Stack, id: string): Queue =>
  new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });

function defineStreamReader(
  stack: Stack,
  name: string,
  file: string,
  { storage, bundleOf, surroundings, raise }: Parts,
): void {
  const dead = deadLetters(stack, `${name}-dead`);
  const streamArn = storage.table.tableStreamArn ?? "";
  const source = [
    allow(["dynamodb:GetRecords", "dynamodb:GetShardIterator", "dynamodb:DescribeStream"], [streamArn]),
    allow(["sqs:SendMessage"], [dead.queueArn]),
  ];
  const lambda = defineFunction(stack, name, bundleOf(file), surroundings, { ...worker, source });
  lambda.addEventSource(
    new DynamoEventSource(storage.table as ITable, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      onFailure: new SqsDlq(dead),
      filters: [FilterCriteria.filter({ eventName: FilterRule.or("INSERT", "MODIFY", "REMOVE") })],
    }),
  );
  raise(
    stack,
    `${name}-dead-alarm`,
    dead.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "Maximum" }),
    { section: "deadLetters", what: `Changes of the table could not be handed on to ${name}` },
  );
  raise(stack, `${name}-age-alarm`, lambda.metric("IteratorAge", { period: alarmPeriod, statistic: "Maximum" }), {
    section: "streamAge",
    what: `${name} is more than five minutes behind the table`,
    threshold: alarmPeriod.toMilliseconds(),
  });
}
