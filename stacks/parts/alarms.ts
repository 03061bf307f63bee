import { Duration, type Stack } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stage } from "../stage.ts";

/** The sections of docs/operations.md: what an alarm means, what to look at, what to do. */
const alarmSections = {
  apiFaults: "The API answers 5xx",
  functionErrors: "A function fails",
  functionThrottles: "Functions are throttled",
  tableThrottles: "The table is throttled",
  streamAge: "The stream is behind",
  queueAge: "A queue is behind",
  deadLetters: "Dead letters",
  schedules: "A schedule failed",
  webhooks: "Webhooks are refused",
  backups: "A backup failed",
} as const;

interface Reason {
  section: keyof typeof alarmSections;
  /** What has happened, in one sentence without its full stop. */
  what: string;
  /** It rings at so many in one period; at the first when absent. */
  threshold?: number;
}

export type RaiseAlarm = (stack: Stack, id: string, metric: IMetric, reason: Reason) => void;

export const alarmPeriod = Duration.minutes(5);

/** One mail address hears of everything that needs a person; each mail names the section of docs/operations.md that helps. */
export function defineAlarms(stack: Stack, stage: Stage): RaiseAlarm {
  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(stage.alarmEmail));
  return (owner, id, metric, { section, what, threshold = 1 }) => {
    const alarm = new Alarm(owner, id, {
      metric,
      alarmDescription: `${what}: docs/operations.md, "${alarmSections[section]}"`,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
  };
}
