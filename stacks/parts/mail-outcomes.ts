import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { SqsSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Stack } from "aws-cdk-lib";
import type { Stage } from "../stage.ts";

/**
 * What becomes of mails: SES tells the queue of each that came, bounced or was complained of. The set is made the sending identity's own by hand, as the
 * identity is (docs/operations.md), so that mails of every kind are told.
 */
export function defineMailOutcomes(stack: Stack, stage: Stage, queue: Queue): void {
  const topic = new Topic(stack, "MailOutcomes", { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ["sns:Publish"],
      principals: [new ServicePrincipal("ses.amazonaws.com")],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
  );
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  const set = new CfnConfigurationSet(stack, "MailSet", { name: `${stage.name}-solvia` });
  new CfnConfigurationSetEventDestination(stack, "MailEvents", {
    configurationSetName: set.ref,
    eventDestination: {
      enabled: true,
      matchingEventTypes: ["delivery", "bounce", "complaint"],
      snsDestination: { topicArn: topic.topicArn },
    },
  });
}
