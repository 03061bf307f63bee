import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { AuditEntity, auditPartitions } from "./audit.table.ts";
import { listAuditLog } from "./list-audit-log.ts";

useDatabase();

const now = new Date("2026-01-03T10:00:00.000Z");

async function written(at: string) {
  const sk = `${at}#${at}`;
  const [by, action] = ["admin", "PUT /back-office/kits/{id}"];
  const entry = { id: at, at, by, action, kind: "kits", changes: {} };
  const keys = {
    gsi1pk: auditPartitions.year(at.slice(0, 4)),
    gsi2pk: auditPartitions.author(by),
    gsi4pk: auditPartitions.action(action),
  };
  await AuditEntity.build(PutItemCommand)
    .item({ ...entry, ...keys, gsi1sk: sk, gsi2sk: sk, gsi4sk: sk })
    .send();
}

it("asks for days as Rome has them, also where UTC's year is another", async () => {
  const [eve, newYear, lastOfDay, second] = [
    "2025-12-31T22:59:59.999Z",
    "2025-12-31T23:00:00.000Z",
    "2026-01-01T22:59:59.999Z",
    "2026-01-01T23:00:00.000Z",
  ] as const;
  for (const at of [eve, newYear, lastOfDay, second]) await written(at);
  const found = async (days: { from?: string; to?: string; who?: string }) =>
    (await listAuditLog(days, { limit: 50 }, async () => new Map(), now)).items.map(({ at }) => at);
  expect(await found({ from: "2026-01-01", to: "2026-01-01" })).toEqual([lastOfDay, newYear]);
  expect(await found({ from: "2026-01-01", to: "2026-01-01", who: "admin" })).toEqual([lastOfDay, newYear]);
  expect(await found({ to: "2025-12-31" })).toEqual([eve]);
  expect(await found({ from: "2026-01-02" })).toEqual([second]);
  expect(await found({})).toEqual([second, lastOfDay, newYear, eve]);
  const wrong = { code: "invalid-input", fields: [{ field: "to", code: "before-start" }] };
  const backwards = { from: "2026-01-02", to: "2025-12-31" };
  await expect(found(backwards)).rejects.toMatchObject(wrong);
  await expect(found({ ...backwards, who: "admin" })).rejects.toMatchObject(wrong);
  expect(await found({ from: "9999-12-31" })).toEqual([]);
  expect(await found({ from: "9999-12-31", to: "9999-12-31", who: "admin" })).toEqual([]);
  for (const who of ["admin", undefined])
    expect(await found({ to: "9999-12-31", ...(who && { who }) })).toHaveLength(4);
});
