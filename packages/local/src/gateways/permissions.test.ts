import { GetCommand, QueryCommand, BatchGetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { CopyObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { documents } from "@solvia/core/platform/table";
import { storage } from "@solvia/core/platform/files/storage";
import { asFunction, holdToPermissions } from "./permissions.ts";

const denied: string[] = [];
beforeAll(async () => {
  // Nothing listens there: what is let through fails otherwise than by being refused.
  for (const service of ["DYNAMODB", "S3"]) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, "http://127.0.0.1:1");
  for (const [name, value] of [
    ["AWS_REGION", "eu-south-1"],
    ["AWS_ACCESS_KEY_ID", "x"],
    ["AWS_SECRET_ACCESS_KEY", "x"],
    ["AWS_MAX_ATTEMPTS", "1"],
    ["PRIVATE_BUCKET", "private"],
    ["PUBLIC_BUCKET", "public"],
  ] as const)
    vi.stubEnv(name, value);
  const table = [
    { actions: ["dynamodb:BatchGetItem", "dynamodb:GetItem"], keys: ["PRODUCT#*"] },
    { actions: ["dynamodb:BatchGetItem"], keys: ["USER#*"] },
    { actions: ["dynamodb:PutItem", "dynamodb:UpdateItem"], keys: ["PRODUCT#*", "EVENT#*"] },
    { actions: ["dynamodb:Query"], index: "gsi1", keys: ["USER#*#ORDERS"] },
  ];
  const files = [
    { actions: ["s3:GetObject", "s3:PutObject"], bucket: "PRIVATE_BUCKET" as const, keys: ["uploads/*"] },
    { actions: ["s3:PutObject"], bucket: "PUBLIC_BUCKET" as const, keys: ["series/*"] },
  ];
  await holdToPermissions({ "api/example": { table, files } }, (what) => denied.push(what));
});
afterAll(() => {
  documents.middlewareStack.remove("permissions");
  storage.middlewareStack.remove("permissions");
  vi.unstubAllEnvs();
});

const isRefused = async (run: () => Promise<unknown>): Promise<boolean> => {
  const error = await run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (error as Error).name === "AccessDeniedException";
};
const TableName = "solvia";
const key = (pk: string) => ({ pk, sk: "X" });
const get = (pk: string) => documents.send(new GetCommand({ TableName, Key: key(pk) }));
const query = (pk: string, IndexName?: string) =>
  documents.send(
    new QueryCommand({
      TableName,
      ...(IndexName && { IndexName }),
      KeyConditionExpression: "#p = :p AND begins_with(#s, :s)",
      ExpressionAttributeNames: { "#p": IndexName ? `${IndexName}pk` : "pk", "#s": "sk" },
      ExpressionAttributeValues: { ":p": pk, ":s": "A" },
    }),
  );
const inFunction = (run: () => Promise<unknown>, file = "api/example") => isRefused(() => asFunction(file, run));

it("refuses a key that no pattern of that action has, and a function that is granted nothing", async () => {
  expect(await inFunction(() => get("PRODUCT#1"))).toBe(false);
  expect(await inFunction(() => get("CREDENTIALS#1"))).toBe(true);
  expect(await inFunction(() => get("USER#1"))).toBe(true);
  expect(await inFunction(() => get("XPRODUCT#1"))).toBe(true);
  expect(await inFunction(() => get("PRODUCT#1"), "api/unknown")).toBe(true);
  expect(denied).toContain('api/example is not granted {"action":"dynamodb:GetItem","keys":["CREDENTIALS#1"]}');
});

it("takes the keys of a batch and of a transaction together, as IAM may", async () => {
  const batch = (...keys: string[]) =>
    documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys.map(key) } } }));
  expect(await inFunction(() => batch("PRODUCT#1", "PRODUCT#2"))).toBe(false);
  expect(await inFunction(() => batch("PRODUCT#1", "USER#1"))).toBe(true);
  const write = (pk: string) =>
    documents.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: key("EVENT#1") } },
          {
            Update: { TableName, Key: key(pk), UpdateExpression: "SET a = :a", ExpressionAttributeValues: { ":a": 1 } },
          },
        ],
      }),
    );
  expect(await inFunction(() => write("PRODUCT#1"))).toBe(false);
  expect(await inFunction(() => write("ORDER#1"))).toBe(true);
});

it("asks an index by its own partition, and the table by its own", async () => {
  expect(await inFunction(() => query("USER#1#ORDERS", "gsi1"))).toBe(false);
  expect(await inFunction(() => query("USERS#0", "gsi1"))).toBe(true);
  expect(await inFunction(() => query("USER#1#ORDERS", "gsi2"))).toBe(true);
  expect(await inFunction(() => query("PRODUCT#1"))).toBe(true);
});

it("knows both sides of a copy", async () => {
  const copy = (from: string, Key: string) =>
    storage.send(new CopyObjectCommand({ CopySource: `private/${from}`, Bucket: "public", Key }));
  expect(await inFunction(() => copy("uploads/1", "series/1"))).toBe(false);
  expect(await inFunction(() => copy("orders/1", "series/1"))).toBe(true);
  expect(await inFunction(() => copy("uploads/1", "companies/1"))).toBe(true);
});

it("leaves alone what no function does", async () => {
  expect(await isRefused(() => get("CREDENTIALS#1"))).toBe(false);
});
