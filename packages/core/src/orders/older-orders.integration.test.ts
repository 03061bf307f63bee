import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { storeOlderOrder } from "../../../../tests/support/older-order.ts";
import { documents, table } from "../platform/table.ts";
import { hasBought } from "./placing/has-bought.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";

useDatabase();

const raw = async (id: string) =>
  (await documents.send(new GetCommand({ TableName: table.getName(), Key: { pk: `ORDER#${id}`, sk: "ORDER" } }))).Item;

it("reads an order of the first shape, and writes it in today's with all that it had", async () => {
  const stored = await storeOlderOrder();
  const before = await loadOrder(stored.id);
  expect(before.lines.map(({ language }) => language)).toEqual(stored.lines.map(() => "it"));
  await writeOrder({ before, after: { ...before, invoiceNumber: "7/2026" }, now: new Date("2026-11-22T10:00:00Z") });
  expect(await raw(stored.id)).toMatchObject({ _shape: 2, invoiceNumber: "7/2026", carrier: "BRT" });
  expect((await loadOrder(stored.id)).lines[0]).toMatchObject({ language: "it", serial: "S-1" });
});

it("passes the step also with what a list reads of an order alone", async () => {
  const { userId, lines } = await storeOlderOrder();
  expect(await hasBought(userId, lines[0]?.productId ?? "")).toBeTypeOf("boolean");
});

it("tells which field of which entity can't be read, and not what it holds", async () => {
  const { id } = await storeOlderOrder();
  const item = await raw(id);
  const customer = { ...item?.["customer"], email: { ada: "ada@example.com" } };
  await documents.send(new PutCommand({ TableName: table.getName(), Item: { ...item, customer } }));
  await expect(loadOrder(id)).rejects.toThrow(/^Order\.customer\.email: [^@]*string[^@]*$/);
});
