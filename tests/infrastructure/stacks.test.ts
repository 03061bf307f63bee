import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import {
  queues,
  queueSetting,
  streamReaders,
  type QueueDeclaration,
  type QueueName,
} from "@solvia/core/platform/work/work";
import { audiences } from "../../stacks/parts/api.ts";
import { bundlesFolder } from "../../stacks/bundles/build.ts";
import { functionFiles } from "../../stacks/bundles/function-files.ts";
import { exampleEnvironment, stageOf } from "../../stacks/stage.ts";
import { resourcesOf, templates, type Templates } from "./templates.ts";

interface Policy {
  PolicyDocument: { Statement: { Effect: string; Action: string | string[]; Resource?: unknown }[] };
}

let { stacks, regions }: Templates = { stacks: {}, regions: {} };

const ofType = (type: string) => resourcesOf(stacks, type);

beforeAll(async () => {
  ({ stacks, regions } = await templates());
}, 900_000);

it("has one route and one function for every endpoint of the contract", () => {
  const routes: string[] = ofType("AWS::ApiGatewayV2::Route").map(({ RouteKey }) => RouteKey);
  const expected = endpoints.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`);
  expect(routes.filter((route) => route.includes(" ")).toSorted()).toEqual(expected.toSorted());
  expect(ofType("AWS::ApiGatewayV2::Integration").length).toBeGreaterThanOrEqual(expected.length);
});

it("keeps every stack and API under what CloudFormation and API Gateway allow", () => {
  for (const resources of Object.values(stacks)) expect(Object.keys(resources).length).toBeLessThanOrEqual(500);
  for (const type of ["AWS::ApiGatewayV2::Route", "AWS::ApiGatewayV2::Integration"]) {
    const perApi = Map.groupBy(ofType(type), ({ ApiId }) => JSON.stringify(ApiId));
    for (const members of perApi.values()) expect(members.length).toBeLessThanOrEqual(300);
  }
});

it("gives every queue a dead-letter queue and every dead-letter queue an alarm", () => {
  const all = ofType("AWS::SQS::Queue");
  const working = all.filter(({ RedrivePolicy }) => RedrivePolicy);
  expect(working).toHaveLength(Object.keys(queues).length);
  const alarms = JSON.stringify(ofType("AWS::CloudWatch::Alarm"));
  const dead = all.filter(({ RedrivePolicy }) => !RedrivePolicy);
  // One for each queue and each reader of the stream, the schedules' own and that of failed backups.
  expect(dead).toHaveLength(working.length + Object.keys(streamReaders).length + 2);
  for (const { id } of dead) expect(alarms).toContain(id);
});

it("gathers each queue's messages as it is declared, and more than ten only in a window", () => {
  const sources = resourcesOf(stacks, "AWS::Lambda::EventSourceMapping").filter(({ ScalingConfig }) => ScalingConfig);
  const given = sources.map(({ BatchSize, MaximumBatchingWindowInSeconds = 0, ScalingConfig }) =>
    [BatchSize, MaximumBatchingWindowInSeconds, ScalingConfig.MaximumConcurrency].join(" "),
  );
  const declared = Object.values<QueueDeclaration>(queues).map(({ batchSize, windowSeconds = 0, workers = 10 }) =>
    [batchSize, windowSeconds, workers].join(" "),
  );
  expect(given.toSorted()).toEqual(declared.toSorted());
  for (const { batchSize, windowSeconds = 0, workers = 2 } of Object.values<QueueDeclaration>(queues)) {
    expect(batchSize <= 10 || windowSeconds > 0).toBe(true);
    expect(workers).toBeGreaterThanOrEqual(2);
  }
});

/** To all queues: a reader of the stream may also send to its own dead letters. */
const sendsToQueues = ({ PolicyDocument }: Policy) =>
  PolicyDocument.Statement.some(
    ({ Action, Resource }) =>
      [Action].flat().includes("sqs:SendMessage") && [Resource].flat().length >= Object.keys(queues).length,
  );

it("tells every function that may send to a queue where the queues are", () => {
  const senders = new Set(
    ofType("AWS::IAM::Role")
      .filter(({ Policies = [] }) => (Policies as Policy[]).some(sendsToQueues))
      .map(({ id }) => id),
  );
  const functions = ofType("AWS::Lambda::Function").filter(({ Role }) => senders.has(Role?.["Fn::GetAtt"]?.[0]));
  expect(functions.length).toBeGreaterThan(0);
  for (const { id, Environment } of functions) {
    const lacking = (Object.keys(queues) as QueueName[]).filter(
      (name) => !Environment?.Variables?.[queueSetting(name)],
    );
    expect({ id, lacking }).toEqual({ id, lacking: [] });
  }
});

it("gives every alarm a section of docs/operations.md, and every section an alarm", () => {
  const sections = readFileSync("docs/operations.md", "utf8").split(/^## /m).slice(1);
  const told = sections.filter((section) => /\*\*Means:\*\*[^]+\*\*Look at:\*\*[^]+\*\*Do:\*\*/.test(section));
  const titles = told.map((section) => section.split("\n")[0]);
  const named = ofType("AWS::CloudWatch::Alarm").map(
    ({ AlarmDescription }) => /docs\/operations\.md, "(.+)"$/.exec(AlarmDescription)?.[1],
  );
  expect(new Set(named)).toEqual(new Set(titles));
});

it("watches each API, queue and reader of the stream, the table with its indexes, and the webhooks", () => {
  const alarms = ofType("AWS::CloudWatch::Alarm");
  const count = (pattern: RegExp) => alarms.filter((alarm) => pattern.test(JSON.stringify(alarm))).length;
  expect(count(/"MetricName":"5xx"/)).toBe(audiences.length);
  expect(count(/"MetricName":"ApproximateAgeOfOldestMessage"/)).toBe(Object.keys(queues).length);
  expect(count(/"MetricName":"IteratorAge"/)).toBe(Object.keys(streamReaders).length);
  expect(count(/"MetricName":"Throttles","Namespace":"AWS\/Lambda"/)).toBe(1);
  const throttles = alarms.find((alarm) => JSON.stringify(alarm).includes("WriteThrottleEvents"));
  expect(JSON.stringify(throttles).match(/ThrottleEvents/g)).toHaveLength(10);
  const webhooks = alarms.filter((alarm) => JSON.stringify(alarm).includes("POST /webhooks/card-payments"));
  expect(webhooks).toHaveLength(1);
});

it("lies in Milan, but for the CDN's firewall and its logs, and recordings while they are written down", () => {
  const sorted = Object.entries(regions).map(([region, names]) => [region, names.toSorted()] as const);
  expect(Object.fromEntries(sorted)).toEqual({
    "us-east-1": ["production-solvia-Firewall"],
    "eu-central-1": ["production-solvia-CdnLogs", "production-solvia-Hearing"],
    "eu-south-1": expect.arrayContaining(["production-solvia-Storage", "production-solvia-Site"]),
  });
});

it("keeps what a schedule's function could not be started with", () => {
  const targets = ofType("AWS::Events::Rule").flatMap(({ Targets }) => Targets);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(target.DeadLetterConfig?.Arn).toBeDefined();
});

it("lets pages talk to no bucket but its own", () => {
  const [policy] = ofType("AWS::CloudFront::ResponseHeadersPolicy").map((found) => JSON.stringify(found));
  expect(policy).toContain("RegionalDomainName");
  expect(policy).not.toMatch(/https:\/\/\*\.amazonaws/);
});

it("tells nobody the address of a quotation that is shared without a login, or of where damage is told", () => {
  const secret = ofType("AWS::CloudFront::ResponseHeadersPolicy").filter((found) =>
    JSON.stringify(found).includes('no-referrer"'),
  );
  expect(secret.map((found) => JSON.stringify(found))).toEqual([expect.stringContaining("x-robots-tag")]);
  const [cdn] = ofType("AWS::CloudFront::Distribution").map((found) => JSON.stringify(found));
  expect(cdn).toContain("/shared-quotation/*");
  expect(cdn).toContain("/damage/*");
});

it("closes every bucket to the public and encrypts it", () => {
  const buckets = ofType("AWS::S3::Bucket");
  expect(buckets.length).toBeGreaterThan(0);
  for (const { PublicAccessBlockConfiguration, BucketEncryption } of buckets) {
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(BucketEncryption).toBeDefined();
  }
});

it("grants a function nothing on every resource but tracing, translation, transcription and text messages, which know no resource", () => {
  const policies = ofType("AWS::IAM::Role").flatMap(({ Policies = [] }) => Policies);
  const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const open = statements.filter(({ Resource }) => [Resource].flat().includes("*"));
  const actions = new Set(open.flatMap(({ Action }) => Action));
  for (const action of actions)
    expect(action).toMatch(/^(xray:|translate:TranslateText$|transcribe:(Start|Get)TranscriptionJob$|sns:Publish$)/);
});

it("lets only the CDN of this account read the public buckets", () => {
  const policies = ofType("AWS::S3::BucketPolicy").flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const cdn = policies.filter(({ Principal }) => Principal?.Service === "cloudfront.amazonaws.com");
  expect(cdn).toHaveLength(2);
  for (const { Action, Condition } of cdn) {
    expect(Action).toBe("s3:GetObject");
    expect(JSON.stringify(Condition)).toContain(":distribution/*");
  }
});

it("refuses a vault for copies that lies where the original does, and one that is none", () => {
  const withVault = (BACKUP_VAULT_ARN: string) => () =>
    stageOf("production", { ...exampleEnvironment, BACKUP_VAULT_ARN });
  expect(withVault("arn:aws:backup:eu-south-1:222222222222:backup-vault:solvia")).toThrow("lies in eu-south-1");
  expect(withVault("solvia")).toThrow("no vault's ARN");
  expect(withVault("")).toThrow("lacks BACKUP_VAULT_ARN");
});

it("copies each night what can't be made again to a vault elsewhere, and lets nobody here delete a backup", () => {
  const [plan] = ofType("AWS::Backup::BackupPlan");
  const [rule] = plan.BackupPlan.BackupPlanRule;
  expect(rule.CopyActions).toEqual([
    { DestinationBackupVaultArn: exampleEnvironment["BACKUP_VAULT_ARN"], Lifecycle: { DeleteAfterDays: 35 } },
  ]);
  expect(rule.Lifecycle).toEqual({ DeleteAfterDays: 35 });
  const [selection] = ofType("AWS::Backup::BackupSelection");
  const chosen = JSON.stringify(selection.BackupSelection.Resources);
  for (const name of ["GetAttTable", "PrivateFiles", "PublicFiles"]) expect(chosen).toContain(name);
  const [vault] = ofType("AWS::Backup::BackupVault");
  expect(vault.AccessPolicy.Statement).toEqual([
    expect.objectContaining({
      Effect: "Deny",
      Principal: { AWS: "*" },
      Action: expect.arrayContaining(["backup:DeleteRecoveryPoint"]),
    }),
  ]);
  // AWS Backup takes buckets that keep versions alone.
  const versioned = ofType("AWS::S3::Bucket").filter(
    ({ VersioningConfiguration }) => VersioningConfiguration?.Status === "Enabled",
  );
  expect(versioned.map(({ id }) => String(/^P\w+Files/.exec(id))).toSorted()).toEqual(["PrivateFiles", "PublicFiles"]);
});

it("makes bundles that Node can import", () => {
  const files = functionFiles.map((file) => `${process.cwd()}/${bundlesFolder}/${file}/index.mjs`);
  const code = `for (const file of ${JSON.stringify(files)}) await import(file); process.exit(0)`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: { ...process.env, AWS_REGION: "eu-south-1" },
  });
  expect({ status, stderr: status === 0 ? "" : stderr.slice(-500) }).toEqual({ status: 0, stderr: "" });
});
