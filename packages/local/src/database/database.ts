import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@solvia/core/platform/table";
import { unlogged } from "@solvia/core/platform/storing/unlogged";
import { startServer, type Database } from "./database-server.ts";
import { LocalError } from "../gateways/local-error.ts";

export type { Database } from "./database-server.ts";

interface Options {
  /** The SQLite file; without one the data live in memory. */
  file?: string;
  /** Beyond the terminal's reach, for whom stops it by themselves. */
  ownGroup?: boolean;
}

/** A server that speaks DynamoDB: the one named by LOCAL_DYNAMODB_ENDPOINT, else dynoxide. */
export async function startDatabase(options: Options = {}): Promise<Database> {
  const endpoint = process.env["LOCAL_DYNAMODB_ENDPOINT"];
  if (endpoint) return runningElsewhere(endpoint);
  return startServer(options);
}

async function runningElsewhere(endpoint: string): Promise<Database> {
  const answered = await fetch(endpoint).catch(() => undefined);
  if (!answered)
    throw new LocalError(`Nothing answers at ${endpoint}: set LOCAL_DYNAMODB_ENDPOINT right, or not at all.`);
  return { endpoint, isUp: () => true, up: new Int32Array([1]), stop: async () => undefined };
}

const clientOf = (endpoint: string) =>
  unlogged(
    new DynamoDBClient({
      endpoint,
      region: "eu-south-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
  );

/** Creates the table of the product if it isn't there, with its indexes and TTL. */
export async function createTable(endpoint: string, name: string): Promise<void> {
  const client = clientOf(endpoint);
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
  const { partitionKey, sortKey, indexes, timeToLiveAttribute } = tableDefinition;
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [partitionKey, sortKey, ...indexes.flatMap((i) => [i.partitionKey, i.sortKey])].map(
        (AttributeName) => ({ AttributeName, AttributeType: "S" }),
      ),
      KeySchema: keys(partitionKey, sortKey),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: "ALL" },
      })),
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: timeToLiveAttribute, Enabled: true },
    }),
  );
}

/**
 * Turns the table's stream on, if it isn't, and answers its ARN. Apart from creating the table: the demonstration data
 * come before it, whose writes nobody has to follow.
 */
export async function enableStream(endpoint: string, TableName: string): Promise<string> {
  const client = clientOf(endpoint);
  const { Table: known } = await client.send(new DescribeTableCommand({ TableName }));
  if (known?.StreamSpecification?.StreamEnabled && known.LatestStreamArn) return known.LatestStreamArn;
  const StreamSpecification = { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" } as const;
  const { TableDescription } = await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  return TableDescription?.LatestStreamArn ?? "";
}
