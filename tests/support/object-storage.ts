import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStorage } from "@solvia/local/database/storage";
import { afterAll, beforeAll } from "vitest";
import { demandValidInvoices } from "./stored-invoices.ts";

/** Gives a test file empty buckets, beside the database; what invoices lie in them at its end are held to the exchange's schema. Call it at the top of the file, and import what stores afterwards. */
export function useObjectStorage(): void {
  let stop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "objects-"));
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const storage = await startStorage(folder, { credentials });
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: storage.objectsEndpoint,
      S3_PATH_STYLE: "true",
      PUBLIC_BUCKET: storage.publicBucket,
      PRIVATE_BUCKET: storage.privateBucket,
    });
    stop = async () => {
      await storage.stop();
      await demandValidInvoices(folder).finally(() => rm(folder, { recursive: true, force: true }));
    };
  });
  afterAll(() => stop());
}
