import type { Metafile } from "esbuild";
import { modulesOf } from "./permissions.ts";

/** What a bundle touches, read from the modules that are really in it: the source of its role's permissions. */
export interface Needs {
  /** IAM actions by the kind of resource they are granted on; those on the table are told by our own modules (reach.ts). */
  queue: string[];
  chat: string[];
  geo: string[];
  translate: string[];
  transcribe: string[];
  mail: string[];
  textMessage: string[];
  secret: string[];
}

type Kind = keyof Needs;

/** Which IAM actions a command of the AWS SDK asks for. A command that is missing here fails the build. */
const actionsOf: Readonly<Record<string, readonly [Kind, ...string[]]>> = {
  "client-sqs/SendMessage": ["queue", "sqs:SendMessage"],
  "client-sqs/SendMessageBatch": ["queue", "sqs:SendMessage"],
  "client-apigatewaymanagementapi/PostToConnection": ["chat", "execute-api:ManageConnections"],
  "client-apigatewaymanagementapi/DeleteConnection": ["chat", "execute-api:ManageConnections"],
  "client-geo-places/ReverseGeocode": ["geo", "geo-places:ReverseGeocode"],
  "client-translate/TranslateText": ["translate", "translate:TranslateText"],
  "client-transcribe/StartTranscriptionJob": ["transcribe", "transcribe:StartTranscriptionJob"],
  "client-transcribe/GetTranscriptionJob": ["transcribe", "transcribe:GetTranscriptionJob"],
  "client-secrets-manager/GetSecretValue": ["secret", "secretsmanager:GetSecretValue"],
  "client-sns/Publish": ["textMessage", "sns:Publish"],
  "client-sesv2/SendEmail": ["mail", "ses:SendEmail", "ses:SendRawEmail"],
};

/** What they are asked for is told by our own modules (reach.ts, files-reach.ts). */
const storageClients = new Set(["client-dynamodb", "client-s3"]);

const commandFile = /@aws-sdk\/(client-[\w-]+)\/dist-(?:es|cjs)\/commands\/(\w+)Command\.js$/;

export function needsOf(inputs: Metafile["outputs"][string]["inputs"]): Needs {
  const needs: Needs = {
    queue: [],
    chat: [],
    geo: [],
    translate: [],
    transcribe: [],
    mail: [],
    textMessage: [],
    secret: [],
  };
  const grant = ([kind, ...actions]: readonly [Kind, ...string[]]) => needs[kind].push(...actions);
  for (const file of modulesOf(inputs)) {
    const [, client, command] = commandFile.exec(file) ?? [];
    if (!client || storageClients.has(client)) continue;
    const actions = actionsOf[`${client}/${command}`];
    if (!actions) throw new Error(`${client} ${command}: say in stacks/bundles/needs.ts which permission it takes`);
    grant(actions);
  }
  for (const kind of Object.keys(needs) as Kind[]) needs[kind] = [...new Set(needs[kind])].toSorted();
  return needs;
}
