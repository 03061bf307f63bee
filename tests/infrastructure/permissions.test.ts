import { beforeAll, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { secrets } from "@solvia/core/platform/settings";
import { resourcesOf, templates, type Templates } from "./templates.ts";

interface Statement {
  Effect: "Allow" | "Deny";
  Action?: string | string[];
  NotAction?: string[];
  Resource?: unknown;
  Condition?: Record<string, Record<string, string[]>>;
}
interface Role {
  id: string;
  statements: Statement[];
}

let stacks: Templates["stacks"] = {};
let roles: Role[] = [];

const ofType = (type: string) => resourcesOf(stacks, type);
const functionRoles = () => roles.filter(({ statements }) => statements.some(allows(/^logs:PutLogEvents$/)));
const actionsOf = ({ Action = [] }: Statement): string[] => [Action].flat();
const allows = (action: RegExp) => (statement: Statement) =>
  statement.Effect === "Allow" && actionsOf(statement).some((one) => action.test(one));

beforeAll(async () => {
  ({ stacks } = await templates());
  roles = ofType("AWS::IAM::Role").map(({ id, Policies = [] }) => ({
    id,
    statements: Policies.flatMap(
      ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement,
    ),
  }));
}, 300_000);

/** Every way by which items come, change and go, and every way by which a table with all its items does. */
const waysToChange = {
  items: ["BatchWriteItem", "DeleteItem", "PutItem", "UpdateItem"],
  statements: ["PartiQLDelete", "PartiQLInsert", "PartiQLUpdate"],
  table: [
    "CreateTableReplica",
    "DeleteBackup",
    "DeleteResourcePolicy",
    "DeleteTable",
    "DeleteTableReplica",
    "ImportTable",
    "PutResourcePolicy",
    "RestoreTableFromAwsBackup",
    "RestoreTableFromBackup",
    "RestoreTableToPointInTime",
    "UpdateContinuousBackups",
    "UpdateGlobalTable",
    "UpdateTable",
    "UpdateTimeToLive",
  ],
};

it("denies every function each way to change an entry of the audit log, its worker all but adding to one", () => {
  const withTable = functionRoles().filter(({ statements }) =>
    statements.some(allows(/^dynamodb:(?!GetRecords|GetShard|Describe)/)),
  );
  expect(withTable.length).toBeGreaterThan(endpoints.length / 2);
  for (const { id, statements } of withTable) {
    const denied = statements.filter(({ Effect }) => Effect === "Deny");
    const onEntries = denied.filter(
      ({ Condition }) => Condition?.["ForAnyValue:StringLike"]?.["dynamodb:LeadingKeys"]?.join() === "AUDIT#*",
    );
    const open = (name: string): boolean =>
      !onEntries.some((statement) => actionsOf(statement).includes(`dynamodb:${name}`)) &&
      !denied.some(({ NotAction, Condition }) => NotAction && !Condition && !NotAction.includes(`dynamodb:${name}`));
    const left = Object.values(waysToChange).flat().filter(open);
    expect({ id, left }).toEqual({ id, left: id.startsWith("audit") ? ["UpdateItem"] : [] });
  }
});

it("lets no function scan: a condition on keys holds no scan back", () => {
  expect(functionRoles().filter(({ statements }) => statements.some(allows(/Scan|PartiQL|\*/)))).toEqual([]);
});

it("writes no secret into an environment, and lets a function read those alone that it names", () => {
  const environments = JSON.stringify(ofType("AWS::Lambda::Function").map(({ Environment }) => Environment));
  expect(environments).not.toContain("{{resolve:");
  for (const name of secrets) expect(environments).not.toContain(name);
  const readers = functionRoles().filter(({ statements }) => statements.some(allows(/^secretsmanager:/)));
  const read = (role: Role) =>
    new Set(
      [...JSON.stringify(role.statements.filter(allows(/^secretsmanager:/))).matchAll(/production\/(\w+)-/g)].map(
        ([, name]) => name,
      ),
    );
  const readersOf = (name: string) => readers.filter((role) => read(role).has(name)).map(({ id }) => id);
  expect(readersOf("SMTP_URL")).toEqual([expect.stringMatching(/^emailworker/)]);
  expect(readersOf("STRIPE_WEBHOOK_SECRET")).toEqual([expect.stringMatching(/^receiveCardEvent/)]);
  expect(
    readersOf("ORIGIN_SECRET")
      .map((id) => id.slice(0, 8))
      .toSorted(),
  ).toEqual(["chatconn", "onlythro"]);
  expect(readers.length).toBeLessThan(30);
  expect(readers.filter((role) => read(role).size === secrets.length)).toEqual([]);
});

it("asks at every route of the HTTP APIs whether the CDN sends it, and has the CDN say so to each API", () => {
  const ids = new Set(ofType("AWS::ApiGatewayV2::Authorizer").map(({ IdentitySource }) => IdentitySource[0]));
  expect([...ids]).toEqual(["$request.header.solvia-cdn"]);
  const routes = ofType("AWS::ApiGatewayV2::Route").filter(({ RouteKey }) => RouteKey.includes(" "));
  expect(routes).toHaveLength(endpoints.length);
  for (const { id, AuthorizationType, AuthorizerId } of routes) {
    expect({ id, AuthorizationType }).toEqual({ id, AuthorizationType: "CUSTOM" });
    expect(AuthorizerId).toBeDefined();
  }
  const [cdn] = ofType("AWS::CloudFront::Distribution");
  const origins: Record<string, unknown>[] = cdn.DistributionConfig.Origins;
  const gateways = origins.filter(({ DomainName }) => JSON.stringify(DomainName).includes("execute-api"));
  // Three HTTP APIs and the chat's.
  expect(gateways).toHaveLength(4);
  for (const { OriginCustomHeaders } of gateways) {
    expect(OriginCustomHeaders).toEqual([
      {
        HeaderName: "solvia-cdn",
        HeaderValue: "{{resolve:secretsmanager:solvia/production/ORIGIN_SECRET:SecretString:now::}}",
      },
    ]);
  }
  const connect = ofType("AWS::Lambda::Function").find(({ id }) => id.startsWith("chatconnect"));
  expect(connect.Environment.Variables.ONLY_THROUGH_CDN).toBe("yes");
});
