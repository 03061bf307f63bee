import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { runningEnvironment } from "@solvia/local/database/stores";

type Item = Record<string, unknown>;

/** All items of a running cloud's table; none while there is no table yet. */
export async function itemsIn(folder: string): Promise<Item[]> {
  const environment = await runningEnvironment(folder);
  if (!environment) return [];
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment["AWS_ENDPOINT_URL_DYNAMODB"] ?? "",
      region: "eu-south-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
  );
  const found: Item[] = [];
  let next: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName: environment["TABLE_NAME"], ...(next && { ExclusiveStartKey: next }) }),
    );
    found.push(...Items);
    next = LastEvaluatedKey;
  } while (next);
  return found;
}

export const ofEntity = (items: readonly Item[], name: string) => items.filter(({ _et }) => _et === name);
