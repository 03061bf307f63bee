import { afterAll, beforeAll } from "vitest";
import { createTable, startDatabase, type Database } from "@solvia/local/database";

/**
 * Gives a test file a database of its own, empty, in memory. Call it at the top of the file; the settings stand before
 * the first request, since clients read them when they are used.
 */
export function useDatabase(): void {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    Object.assign(process.env, {
      AWS_REGION: "eu-south-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
      TABLE_NAME: "solvia",
      SITE_ORIGIN: "http://localhost:3000",
    });
    await createTable(database.endpoint, "solvia");
  });
  afterAll(() => database.stop());
}
