import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { CfnReceiptRule, CfnReceiptRuleSet } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { SqsSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Stack } from "aws-cdk-lib";

/** Where SES lays what comes, in the private bucket. */
export const incomingMailFolder = "incoming-mail/";

/** The support's address; SES takes what stands behind a plus for it too. */
export const supportAddress = (domain: string): string => `assistenza@${domain}`;

interface Parts {
  bucket: Bucket;
  queue: Queue;
}

/** Mail to the support's address: SES lays it into the private bucket and tells the queue. Its rule set is made active by hand, as an account has one. */
export function defineIncomingMail(stack: Stack, domain: string, { bucket, queue }: Parts): void {
  const bySes = { StringEquals: { "aws:SourceAccount": stack.account } };
  const ses = [new ServicePrincipal("ses.amazonaws.com")];
  const topic = new Topic(stack, "IncomingMail", { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({ actions: ["sns:Publish"], principals: ses, resources: [topic.topicArn], conditions: bySes }),
  );
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  bucket.addToResourcePolicy(
    new PolicyStatement({
      actions: ["s3:PutObject"],
      principals: ses,
      resources: [bucket.arnForObjects(`${incomingMailFolder}*`)],
      conditions: bySes,
    }),
  );
  const rules = new CfnReceiptRuleSet(stack, "MailRules");
  new CfnReceiptRule(stack, "SupportMail", {
    ruleSetName: rules.ref,
    rule: {
      enabled: true,
      scanEnabled: true,
      tlsPolicy: "Optional",
      recipients: [supportAddress(domain)],
      actions: [
        {
          s3Action: {
            bucketName: bucket.bucketName,
            objectKeyPrefix: incomingMailFolder,
            topicArn: topic.topicArn,
          },
        },
      ],
    },
  });
}
