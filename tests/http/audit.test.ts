import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { endpoints } from "@solvia/core/contract";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

interface Entry {
  entityName?: string;
  by: string;
  byName: string;
  action: string;
  changes: { entity: string; fields: { field: string; from?: unknown; to?: unknown }[] }[];
}

let cloud: LocalCloud;
let admin: Caller;
beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

const log = async (query: string): Promise<Entry[]> => {
  const { body } = await admin.call("GET", `/back-office/audit-log?${query}`);
  return (body as { items: Entry[] }).items;
};

it("tells of a block through the API who did it and what it changed", async () => {
  const { body } = await admin.call("GET", "/back-office/users?limit=200");
  const users = (body as { items: { id: string; email: string }[] }).items;
  const { id } = users.find(({ email }) => email === "installatore@solvia.example")!;
  expect((await admin.call("POST", `/back-office/users/${id}/block`)).status).toBe(200);
  const [entry] = await vi.waitFor(
    async () => {
      const entries = await log(`kind=users&entityId=${id}`);
      expect(entries[0]?.changes.length).toBeGreaterThan(0);
      return entries;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(entry).toMatchObject({ action: "blockUser", changes: [{ entity: "User" }] });
  expect(entry?.byName).not.toBe("");
  expect(entry?.entityName).toBe("Sara Moretti");
  expect(entry?.changes[0]?.fields).toEqual([{ field: "blockedAt", to: expect.any(String) as string }]);
  expect(await log(`who=${entry?.by}&action=blockUser`)).toHaveLength(1);
  expect(await log("action=verifyCompany")).toEqual([]);
});

it("names the product whose stock was counted by its code and name, from what to what", async () => {
  const { id, name } = await firstFound(admin, "category=panels&available=true");
  expect((await admin.call("POST", `/back-office/products/${id}/stock`, { onHand: 321 })).status).toBe(200);
  const [entry] = await vi.waitFor(
    async () => {
      const entries = await log(`kind=products&entityId=${id}`);
      expect(entries[0]?.changes.length).toBeGreaterThan(0);
      return entries;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(entry).toMatchObject({ action: "setStock", changes: [{ entity: "Stock" }] });
  expect(entry?.entityName).toMatch(/^\S.* · \S/);
  expect(entry?.entityName?.endsWith(` · ${name}`)).toBe(true);
  expect(entry?.changes[0]?.fields).toContainEqual({ field: "onHand", from: expect.any(Number) as number, to: 321 });
});

it("offers no way to write in it", async () => {
  const paths = endpoints.filter(({ endpoint }) => endpoint.path.includes("audit"));
  expect(paths.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual(["GET /back-office/audit-log"]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect((await admin.call(method, "/back-office/audit-log", {})).status).toBe(404);
  }
});
