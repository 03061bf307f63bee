import { Aspects, Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, it } from "vitest";
import { production } from "./templates.ts";

/** What cdk-nag finds and the house does all the same, each with its reason. Anything else fails. */
const explained: readonly (readonly [finding: RegExp, reason: string])[] = [
  [
    /AwsSolutions-IAM5\[Resource::\*\]/,
    "X-Ray takes no resource; every function sends its traces with xray:PutTraceSegments and PutTelemetryRecords.",
  ],
  [
    /AwsSolutions-IAM5\[Resource::.*(Files|Export|-recordings-).*\]/,
    "Objects of a bucket and indexes of the table have no names of their own in a template; actions are single ones.",
  ],
  [/AwsSolutions-IAM5\[Resource::arn:aws:execute-api/, "A chat message goes to connections, which come and go."],
  [
    /AwsSolutions-APIG4/,
    "Functions check the session themselves: access is part of each contract, and a test asks as every role.",
  ],
  [
    /AwsSolutions-SQS3: .*/,
    "It is where a reader of the stream, the schedules and failed backups put what a person has to look at.",
  ],
  [
    /AwsSolutions-IAM4\[Policy::.*AWSBackupServiceRolePolicyFor/,
    "AWS Backup asks for the policies that Amazon keeps for it: what they hold follows what the service does.",
  ],
  [/AwsSolutions-CFR1/, "The shop sells in 18 countries and is read in all others."],
  [/AwsSolutions-S1/, "A bucket of logs: logging the log would never end."],
  [/Cannot update bucket policy of an imported bucket/, "The storage stack itself grants the CDN its reading."],
];

it(
  "has no finding of cdk-nag that isn't explained, and no explanation without a finding",
  { timeout: 900_000 },
  async () => {
    const app = await production();
    Aspects.of(app).add(new AwsSolutionsChecks());
    const found = app.node.children
      .filter((child) => child instanceof Stack)
      .flatMap((stack) => {
        const annotations = Annotations.fromStack(stack);
        const any = Match.stringLikeRegexp(".*");
        return [...annotations.findError("*", any), ...annotations.findWarning("*", any)];
      })
      .map(({ id, entry }) => ({ id, text: String(entry.data) }));
    const foreign = found.filter(({ text }) => !explained.some(([finding]) => finding.test(text)));
    expect(foreign.map(({ id, text }) => `${id}: ${text.slice(0, 160)}`)).toEqual([]);
    const idle = explained.filter(([finding]) => !found.some(({ text }) => finding.test(text)));
    expect(idle.map(([finding]) => finding.source)).toEqual([]);
  },
);
