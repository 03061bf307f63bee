import { Duration, type Stack } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Stage } from "../stage.ts";

export type RaiseAlarm = (stack: Stack, id: string, metric: IMetric, description: string) => void;

export const alarmPeriod = Duration.minutes(5);

/** One mail address hears of everything that needs a person; the answer makes an alarm that rings at the first case. */
export function defineAlarms(stack: Stack, stage: Stage): RaiseAlarm {
  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(stage.alarmEmail));
  return (owner, id, metric, description) => {
    const alarm = new Alarm(owner, id, {
      metric,
      alarmDescription: description,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
  };
}
