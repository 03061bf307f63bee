import { randomUUID } from "node:crypto";
import { DeleteTableCommand, DynamoDBClient, ResourceNotFoundException } from "@aws-sdk/client-dynamodb";
import { createTable, startDatabase } from "@solvia/local/database/database";
import { beforeAll } from "vitest";
import { Recent } from "@solvia/core/platform/storing/recent";

/** For vitest: one server in memory for all files of a run. */
export default async function setup() {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    SITE_ORIGIN: "http://localhost:3000",
  });
  return stop;
}

/** A worker's: where files share one, so do they share the code under test, which reads the name once. */
const TableName = `solvia-${randomUUID()}`;

/** Gives a test file an empty table. Call it at the top of the file. */
export function useDatabase(): void {
  beforeAll(async () => {
    const endpoint = process.env["AWS_ENDPOINT_URL_DYNAMODB"] ?? "";
    process.env["TABLE_NAME"] = TableName;
    await new DynamoDBClient({ endpoint }).send(new DeleteTableCommand({ TableName })).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error;
    });
    await createTable(endpoint, TableName);
    Recent.forgetAll();
  });
}
