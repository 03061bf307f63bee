import { beforeAll, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { secrets } from "@solvia/core/platform/settings";
import { functionFiles } from "../../stacks/bundles/function-files.ts";
import { audiences } from "../../stacks/parts/api.ts";
import { permissionsOf } from "../../stacks/bundles/permissions.ts";
import { bundles, resourcesOf, templates, type Templates } from "./templates.ts";

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

/** Who may read or write what accounts are logged in with: each of them asks for it, changes it or erases it. */
const withCredentials = [
  "api/account/cancel-user",
  "api/account/change-email",
  "api/account/change-password",
  "api/account/complete-registration",
  "api/account/confirm-second-factor",
  "api/account/export-data",
  "api/account/get-second-factor",
  "api/account/login",
  "api/account/propose-second-factor",
  "api/account/prove-anew",
  "api/account/register",
  "api/account/remove-second-factor",
  "api/account/renew-recovery-codes",
  "api/account/request-reset-password",
  "api/account/reset-password",
  "api/account/verify-email",
  "api/back-office/users/delete-user",
  "api/back-office/users/reset-second-factor",
  "api/company/register-invited",
  "api/dropshipping/create-reseller-key",
  "api/dropshipping/roll-reseller-key",
  "api/engagement/create-api-key",
  "queues/erasure",
];

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
}, 900_000);

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
  const named = (name: string) =>
    readersOf(name)
      .map((id) => id.replace(/role[0-9A-F]{8}$/, ""))
      .toSorted();
  // Who sends letters, and who answers a mail that can't be taken.
  expect(
    readersOf("SMTP_URL")
      .map((id) => id.replace(/worker.*/, ""))
      .toSorted(),
  ).toEqual(["campaigns", "email", "incomingmail"]);
  expect(readersOf("STRIPE_WEBHOOK_SECRET")).toEqual([expect.stringMatching(/^receiveCardEvent/)]);
  expect(
    readersOf("ORIGIN_SECRET")
      .map((id) => id.slice(0, 8))
      .toSorted(),
  ).toEqual(["chatconn", "onlythro"]);
  // Payments, also those that a second administrator confirms, the debits of stored mandates, a slip's booking, what corrects them or gives
  // goods' money back, whoever asks what became of money that goes back, subscriptions, and merchants who connect, which ask the card
  // provider, and a reseller's program that calls an order off; of more than four hundred functions.
  expect(readersOf("STRIPE_SECRET_KEY").length).toBeLessThan(43);
  expect(named("TRIALS_KEY")).toEqual([
    "cancelSubscription",
    "changePaymentMethod",
    "choosePlan",
    "getSubscription",
    "toggleAutoRenew",
  ]);
  expect(named("WEBHOOKS_KEY")).toEqual([
    "changeOwnWebhookSecret",
    "changeWebhookSecret",
    "createOwnWebhook",
    "createWebhook",
    "webhookdeliveriesworker",
  ]);
  // Whoever asks whether an address is left alone, or makes or reads a letter's link; an account's settings, confirmation and end among them.
  expect(readersOf("CONTACTS_KEY").length).toBeLessThan(21);
  expect(readers.filter((role) => read(role).size === secrets.length)).toEqual([]);
});

it("asks at every route of the HTTP APIs whether the CDN sends it, and has the CDN say so to each API", () => {
  const ids = new Set(ofType("AWS::ApiGatewayV2::Authorizer").map(({ IdentitySource }) => IdentitySource[0]));
  expect([...ids]).toEqual(["$request.header.solvia-cdn"]);
  const apisOf = (type: string) => ofType(type).map(({ ApiId }) => JSON.stringify(ApiId));
  // Of each API what answers where there is no endpoint, in the stack of the APIs.
  const ofApis = Object.fromEntries(Object.entries(stacks).filter(([name]) => name.endsWith("-Gateways")));
  const others = resourcesOf(ofApis, "AWS::ApiGatewayV2::Route");
  expect(others.map(({ RouteKey }) => RouteKey)).toEqual(audiences.map(() => "$default"));
  expect(new Set(others.map(({ ApiId }) => JSON.stringify(ApiId)))).toEqual(
    new Set(apisOf("AWS::ApiGatewayV2::Authorizer")),
  );
  const named = ofType("AWS::ApiGatewayV2::Route").filter(({ RouteKey }) => RouteKey.includes(" "));
  expect(named).toHaveLength(endpoints.length);
  const routes = [...named, ...others];
  for (const { id, AuthorizationType, AuthorizerId } of routes) {
    expect({ id, AuthorizationType }).toEqual({ id, AuthorizationType: "CUSTOM" });
    expect(AuthorizerId).toBeDefined();
  }
  const [cdn] = ofType("AWS::CloudFront::Distribution");
  const origins: Record<string, unknown>[] = cdn.DistributionConfig.Origins;
  const gateways = origins.filter(({ DomainName }) => JSON.stringify(DomainName).includes("execute-api"));
  // The HTTP APIs and the chat's.
  expect(gateways).toHaveLength(audiences.length + 1);
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

const leadingKeys = ({ Condition }: Statement) => Condition?.["ForAllValues:StringLike"]?.["dynamodb:LeadingKeys"];

it("grants items of the table by the beginning of their partition key, and lists by the whole of theirs", () => {
  const onTable = functionRoles().flatMap(({ id, statements }) =>
    statements.filter(allows(/^dynamodb:\w*(Item|Query)$/)).map((statement) => ({ id, statement })),
  );
  expect(onTable.length).toBeGreaterThan(endpoints.length);
  for (const { id, statement } of onTable) {
    const keys = leadingKeys(statement) ?? ["*"];
    expect({ id, vague: keys.filter((key) => !/^[A-Z]+(#|$)/.test(key)) }).toEqual({ id, vague: [] });
    expect([statement.Resource].flat()).toHaveLength(1);
  }
});

it("lets a reader of the catalogue neither read what accounts are logged in with nor list people, sessions or acts", async () => {
  const made = await bundles();
  const catalogue = made.filter(({ file }) =>
    /^(api\/catalogue|pages|queues\/(pages|list-pages|search-index|images))/.test(file),
  );
  expect(catalogue.length).toBeGreaterThan(15);
  for (const { file, reach } of catalogue) {
    const lists = reach.table.filter(({ actions }) => actions.includes("dynamodb:Query")).flatMap(({ keys }) => keys);
    const keys = reach.table.flatMap((grant) => grant.keys);
    expect({ file, found: keys.filter((key) => /^(CREDENTIALS|TOKEN|AUDIT|LOGINFAILURES)/.test(key)) }).toEqual({
      file,
      found: [],
    });
    expect({
      file,
      listed: lists.filter((key) => /^(USERS|SESSIONS|USER#\*$|REQUESTS|AUDIT|APIKEY)/.test(key)),
    }).toEqual({ file, listed: [] });
    const written = reach.table
      .filter(({ actions }) => actions.includes("dynamodb:PutItem"))
      .flatMap((grant) => grant.keys);
    expect({ file, written: written.filter((key) => /^(USER|COMPANY|PRODUCT|ORDER)#/.test(key)) }).toEqual({
      file,
      written: [],
    });
    expect(
      reach.files.flatMap((grant) => grant.keys).filter((key) => /^(orders|companies|uploads|search\/users)/.test(key)),
    ).toEqual([]);
  }
});

it("lets those alone near passwords and second factors that need them", async () => {
  const made = await bundles();
  const near = made.filter(({ reach }) =>
    reach.table.some(({ keys }) => keys.some((key) => key.startsWith("CREDENTIALS"))),
  );
  expect(near.map(({ file }) => file).toSorted()).toEqual(withCredentials);
});

it("grants objects by their folder, and no bucket as a whole", () => {
  const objects = functionRoles().flatMap(({ statements }) => statements.filter(allows(/^s3:\w+Object$/)));
  expect(objects.length).toBeGreaterThan(10);
  for (const { Resource } of objects)
    for (const one of [Resource].flat())
      expect(JSON.stringify(one)).toMatch(/"(?::s3:::[\w-]+)?\/[a-z]+[\w./*-]*"\]\]\}$/);
});

it("tells tests the same permissions as the bundles have", async () => {
  const made = Object.fromEntries((await bundles()).map(({ file, reach }) => [file, reach]));
  expect(await permissionsOf(functionFiles)).toEqual(made);
});

it("keeps every role's policy under what IAM takes", () => {
  for (const { id, statements } of roles) {
    // A reference to another stack's resource stands for an ARN of at most 150 characters.
    const size = JSON.stringify(statements).replaceAll(/\{"Fn::(ImportValue|GetAtt)":[^}]*\}/g, "x".repeat(150)).length;
    expect({ id, tooLarge: size > 10_240 ? size : undefined }).toEqual({ id, tooLarge: undefined });
  }
});
