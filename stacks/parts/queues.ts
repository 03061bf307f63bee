import { Duration, type Stack } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { queues, type QueueDeclaration, type QueueName } from "@solvia/core/platform/work/work";
import { alarmPeriod, type RaiseAlarm } from "./alarms.ts";

/** How long a worker may take for a batch; the queue hides a message six times as long and for its window, as Lambda advises. */
export const workerTimeout = Duration.minutes(2);

/** Twice the time for which a message that failed once is hidden, and some. */
const longestWaitSeconds = 1800;

/** Each queue with its dead-letter queue, kept 14 days, and an alarm on the first message that lands there. */
export function defineQueues(stack: Stack, raise: RaiseAlarm): Record<QueueName, Queue> {
  const entries = Object.entries<QueueDeclaration>(queues).map(([name, { maxReceives, windowSeconds = 0 }]) => {
    const dead = new Queue(stack, `${name}-dead`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    raise(
      stack,
      `${name}-dead-alarm`,
      dead.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "Maximum" }),
      { section: "deadLetters", what: `Messages of the ${name} queue could not be worked` },
    );
    const queue = new Queue(stack, name, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(workerTimeout.toSeconds() * 6 + windowSeconds),
      deadLetterQueue: { queue: dead, maxReceiveCount: maxReceives },
    });
    raise(
      stack,
      `${name}-age-alarm`,
      queue.metricApproximateAgeOfOldestMessage({ period: alarmPeriod, statistic: "Maximum" }),
      { section: "queueAge", what: `A message has waited long in the ${name} queue`, threshold: longestWaitSeconds },
    );
    return [name, queue] as const;
  });
  return Object.fromEntries(entries) as Record<QueueName, Queue>;
}
