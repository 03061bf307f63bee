import { spawnSync } from "node:child_process";
import { App } from "aws-cdk-lib";
import { beforeAll, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { queues, streamReaders } from "@solvia/core/platform/work";
import { secrets } from "@solvia/core/platform/settings";
import { buildBundles, bundlesFolder, functionFiles } from "../../stacks/bundles/build.ts";
import { defineStacks } from "../../stacks/index.ts";
import { exampleEnvironment, stageOf } from "../../stacks/stage.ts";

interface Policy {
  PolicyDocument: { Statement: { Effect: string; Action: string | string[] }[] };
}
interface Resource {
  Type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what CloudFormation allows differs by type
  Properties: any;
}

let stacks: Record<string, Record<string, Resource>>;

const ofType = (type: string) =>
  Object.values(stacks).flatMap((resources) =>
    Object.entries(resources).flatMap(([id, { Type, Properties }]) => (Type === type ? [{ id, ...Properties }] : [])),
  );

beforeAll(async () => {
  const app = new App();
  defineStacks(app, stageOf("production", exampleEnvironment), { bundles: await buildBundles(), name: "tested" });
  stacks = Object.fromEntries(
    app
      .synth()
      .stacks.map(({ stackName, template }) => [
        stackName,
        (template as { Resources: Record<string, Resource> }).Resources,
      ]),
  );
}, 300_000);

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
  expect(dead).toHaveLength(working.length + Object.keys(streamReaders).length);
  for (const { id } of dead) expect(alarms).toContain(id);
});

it("closes every bucket to the public and encrypts it", () => {
  const buckets = ofType("AWS::S3::Bucket");
  expect(buckets.length).toBeGreaterThan(0);
  for (const { PublicAccessBlockConfiguration, BucketEncryption } of buckets) {
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(BucketEncryption).toBeDefined();
  }
});

it("grants a function nothing on every resource but tracing, translation and text messages, which know no resource", () => {
  const policies = ofType("AWS::IAM::Role").flatMap(({ Policies = [] }) => Policies);
  const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const open = statements.filter(({ Resource }) => [Resource].flat().includes("*"));
  const actions = new Set(open.flatMap(({ Action }) => Action));
  for (const action of actions) expect(action).toMatch(/^(xray:|translate:TranslateText$|sns:Publish$)/);
});

it("lets no function change or delete an entry of the audit log, and only its worker add one", () => {
  const writes = /^dynamodb:(Put|Update|Delete|BatchWrite)/;
  const roles = ofType("AWS::IAM::Role").filter(({ Policies = [] }) =>
    (Policies as Policy[]).some(({ PolicyDocument }) =>
      PolicyDocument.Statement.some(
        ({ Effect, Action }) => Effect === "Allow" && [Action].flat().some((action) => writes.test(action)),
      ),
    ),
  );
  const denied = roles.map(({ id, Policies }) => ({
    id,
    actions: Policies.flatMap(({ PolicyDocument }: { PolicyDocument: { Statement: Resource["Properties"][] } }) =>
      PolicyDocument.Statement.filter(({ Effect, Condition }) => {
        const keys = Condition?.["ForAnyValue:StringLike"]?.["dynamodb:LeadingKeys"];
        return Effect === "Deny" && JSON.stringify(keys) === JSON.stringify(["AUDIT#*"]);
      }).flatMap(({ Action }) => Action),
    ),
  }));
  expect(denied.length).toBeGreaterThan(endpoints.length / 2);
  for (const { id, actions } of denied) {
    const adds = id.startsWith("audit");
    expect({ id, actions }).toEqual({
      id,
      actions: ["dynamodb:DeleteItem", "dynamodb:PutItem", ...(adds ? [] : ["dynamodb:UpdateItem"])],
    });
  }
});

it("writes secrets as references that CloudFormation resolves", () => {
  const variables = ofType("AWS::Lambda::Function").map(({ Environment }) => Environment?.Variables ?? {});
  const written = variables.flatMap((values) => secrets.map((name) => values[name]).filter(Boolean));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((value) => !JSON.stringify(value).includes("{{resolve:secretsmanager:"))).toEqual([]);
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

it("makes bundles that Node can import", () => {
  const files = functionFiles.map((file) => `${process.cwd()}/${bundlesFolder}/${file}/index.mjs`);
  const code = `for (const file of ${JSON.stringify(files)}) await import(file); process.exit(0)`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: { ...process.env, AWS_REGION: "eu-south-1" },
  });
  expect({ status, stderr: status === 0 ? "" : stderr.slice(-500) }).toEqual({ status: 0, stderr: "" });
});
