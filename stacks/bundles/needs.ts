import type { Metafile } from "esbuild";

/** What a bundle touches, read from the modules that are really in it: the source of its role's permissions. */
export interface Needs {
  /** IAM actions by the kind of resource they are granted on. */
  table: string[];
  bucket: string[];
  queue: string[];
  chat: string[];
  geo: string[];
  translate: string[];
  mail: string[];
  textMessage: string[];
  secret: string[];
}

type Kind = keyof Needs;

/** Which IAM actions a command of the AWS SDK asks for. A command that is missing here fails the build. */
const actionsOf: Readonly<Record<string, readonly [Kind, ...string[]]>> = {
  "client-dynamodb/GetItem": ["table", "dynamodb:GetItem"],
  "client-dynamodb/BatchGetItem": ["table", "dynamodb:BatchGetItem"],
  "client-dynamodb/TransactGetItems": ["table", "dynamodb:GetItem"],
  "client-dynamodb/Query": ["table", "dynamodb:Query"],
  "client-dynamodb/PutItem": ["table", "dynamodb:PutItem"],
  "client-dynamodb/UpdateItem": ["table", "dynamodb:UpdateItem"],
  "client-dynamodb/DeleteItem": ["table", "dynamodb:DeleteItem"],
  "client-dynamodb/BatchWriteItem": ["table", "dynamodb:BatchWriteItem", "dynamodb:PutItem", "dynamodb:DeleteItem"],
  "client-dynamodb/TransactWriteItems": [
    "table",
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "dynamodb:DeleteItem",
    "dynamodb:ConditionCheckItem",
  ],
  "client-s3/GetObject": ["bucket", "s3:GetObject"],
  "client-s3/HeadObject": ["bucket", "s3:GetObject"],
  "client-s3/PutObject": ["bucket", "s3:PutObject"],
  "client-s3/DeleteObject": ["bucket", "s3:DeleteObject"],
  "client-s3/DeleteObjects": ["bucket", "s3:DeleteObject"],
  "client-s3/CopyObject": ["bucket", "s3:GetObject", "s3:PutObject"],
  "client-sqs/SendMessage": ["queue", "sqs:SendMessage"],
  "client-sqs/SendMessageBatch": ["queue", "sqs:SendMessage"],
  "client-apigatewaymanagementapi/PostToConnection": ["chat", "execute-api:ManageConnections"],
  "client-apigatewaymanagementapi/DeleteConnection": ["chat", "execute-api:ManageConnections"],
  "client-geo-places/ReverseGeocode": ["geo", "geo-places:ReverseGeocode"],
  "client-translate/TranslateText": ["translate", "translate:TranslateText"],
  "client-secrets-manager/GetSecretValue": ["secret", "secretsmanager:GetSecretValue"],
  "client-sns/Publish": ["textMessage", "sns:Publish"],
  "client-sesv2/SendEmail": ["mail", "ses:SendEmail", "ses:SendRawEmail"],
};

/** Everything that a function may be granted on the table. Scanning is not among it: a condition on keys does not hold it back. */
export const tableActions: readonly string[] = [
  ...new Set(Object.values(actionsOf).flatMap(([kind, ...actions]) => (kind === "table" ? actions : []))),
].toSorted();

/** Commands that the SDK's clients bring along for features that are off: endpoint discovery, pages of a scan, S3 Express sessions. */
const unused = new Set(["client-dynamodb/DescribeEndpoints", "client-dynamodb/Scan", "client-s3/CreateSession"]);

const commandFile = /@aws-sdk\/(client-[\w-]+)\/dist-(?:es|cjs)\/commands\/(\w+)Command\.js$/;

export function needsOf(inputs: Metafile["outputs"][string]["inputs"]): Needs {
  const needs: Needs = {
    table: [],
    bucket: [],
    queue: [],
    chat: [],
    geo: [],
    translate: [],
    mail: [],
    textMessage: [],
    secret: [],
  };
  const grant = ([kind, ...actions]: readonly [Kind, ...string[]]) => needs[kind].push(...actions);
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    if (bytesInOutput === 0) continue;
    if (file.includes("@aws-sdk/s3-presigned-post/")) grant(["bucket", "s3:PutObject"]);
    const [, client, command] = commandFile.exec(file) ?? [];
    if (!client || unused.has(`${client}/${command}`)) continue;
    const actions = actionsOf[`${client}/${command}`];
    if (!actions) throw new Error(`${client} ${command}: say in stacks/bundles/needs.ts which permission it takes`);
    grant(actions);
  }
  for (const kind of Object.keys(needs) as Kind[]) needs[kind] = [...new Set(needs[kind])].toSorted();
  return needs;
}
