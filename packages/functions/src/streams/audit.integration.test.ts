import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { auditedWrite } from "@solvia/core/accounts/audit/audited-write";
import { readAuditLog } from "@solvia/core/accounts/audit/audit-log";
import { recordWrites } from "@solvia/core/accounts/audit/record-writes";
import { recoverUser, setRoles } from "@solvia/core/accounts/office/back-office-users";
import { listCompanies, verifyCompany } from "@solvia/core/accounts/company/change-company";
import { setTradeVatNumber } from "@solvia/core/accounts/company/company-vat";
import { setContactDetails } from "@solvia/core/accounts/change-details";
import { register } from "@solvia/core/accounts/registration/register";
import { setBackOfficeNotes } from "@solvia/core/orders/change-order";
import { addSupplier, assignSupplier, removeSupplier } from "@solvia/core/logistics/suppliers";
import { goodsNames } from "@solvia/core/catalogue";
import { actionNamed, nameOfAction } from "@solvia/core/contract/endpoint-words";
import { newId } from "@solvia/core/platform/ids";
import { enableStream } from "@solvia/local/database/database";
import { pollStream } from "@solvia/local/background/streams";
import { business, privatePerson, vatNumber } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { storeOlderOrder } from "../../../../tests/support/older-order.ts";
import { buyer, now, product } from "../../../../tests/support/shop.ts";
import { handler } from "./audit.ts";

useDatabase();
const words = { nameOfAction, actionNamed, goodsNames };
const wait = { timeout: 60_000, interval: 50 };
const admin = buyer();
let stop: () => Promise<void>;
beforeAll(async () => {
  const endpoint = process.env["AWS_ENDPOINT_URL_DYNAMODB"] ?? "";
  const places = new Map<string, string>();
  const checkpoints = {
    read: (shard: string) => places.get(shard),
    write: (shard: string, place: string) => void places.set(shard, place),
  };
  stop = pollStream(
    endpoint,
    await enableStream(endpoint, process.env["TABLE_NAME"] ?? ""),
    checkpoints,
    async () => handler,
    "audit",
  );
});
afterAll(() => stop());

/** What the API's serve() does around a use case. */
const asAdmin = <T>(route: string, kind: string, entityId: string | undefined, run: () => Promise<T>) =>
  auditedWrite({ by: admin.id, action: route, kind, entityId }, run, { now, idOf: () => undefined });

const logOf = async (kind: string, entityId: string) =>
  (await readAuditLog({ kind, entityId }, { limit: 50 }, words, now)).items;
const entryOf = (kind: string, id: string) =>
  vi.waitFor(async () => {
    const [entry] = await logOf(kind, id);
    expect(entry?.changes.length).toBeGreaterThan(0);
    return entry!;
  }, wait);

it("tells who verified which company, when, and what changed from what to what", async () => {
  const { id: userId } = await register(business(vatNumber()), "192.0.2.1", now);
  const waiting = (await listCompanies({ status: "pending", limit: 200 })).items;
  const { id } = waiting.find(({ userIds }) => userIds.includes(userId))!;
  await asAdmin("POST /back-office/companies/{id}/verify", "companies", id, () => verifyCompany(id, now));
  const entry = await vi.waitFor(async () => {
    const found = await entryOf("companies", id);
    expect(found.changes).toHaveLength(2);
    return found;
  }, wait);
  expect(entry).toMatchObject({ by: admin.id, at: now.toISOString(), action: "verifyCompany", kind: "companies" });
  const changes = Object.fromEntries(entry.changes.map(({ entity, fields }) => [entity, fields]));
  expect(changes).toEqual({
    Company: [{ field: "status", from: "pending", to: "verified" }],
    User: [{ field: "companyStatus", from: "pending", to: "verified" }],
  });
});

it("tells another VAT number with its reason, nothing of a try that is only asked, and names for ids", async () => {
  const { id: userId } = await register(business(vatNumber()), "192.0.2.1", now);
  const waiting = (await listCompanies({ status: "pending", limit: 200 })).items;
  const { id } = waiting.find(({ userIds }) => userIds.includes(userId))!;
  const set = (told: { reason?: string }) =>
    auditedWrite(
      { by: admin.id, action: "PUT /back-office/companies/{id}/trade-vat-number", kind: "companies", entityId: id },
      () => setTradeVatNumber(id, "FR40303265045", { now, seen: null, ...told }),
      { now, ...told, idOf: () => undefined },
    );
  await expect(set({})).rejects.toMatchObject({ code: "confirmation-needed" });
  await set({ reason: "seen on their certificate" });
  // The reason comes with the write's event, which may be read after the items that it changed.
  const entry = await vi.waitFor(async () => {
    const found = await entryOf("companies", id);
    expect(found).toMatchObject({ by: admin.id, reason: "seen on their certificate" });
    return found;
  }, wait);
  const own = entry.changes.find(({ entity }) => entity === "Company");
  expect(own?.fields).toContainEqual({ field: "tradeVatNumber", to: "FR40303265045" });
  expect(entry.changes.map(({ entity }) => entity)).not.toContain("VatData");
  expect(await logOf("companies", id)).toHaveLength(1);
});

it("says the names of those whose ids stand in what was changed", async () => {
  const { id } = await addSupplier({ companyName: "Alfa Fotovoltaico" }, now);
  const productId = await product(1);
  await asAdmin("PUT /back-office/products/{id}/suppliers/{companyId}", "products", productId, () =>
    assignSupplier(productId, { companyId: id, productCode: "ALFA-1" }, now),
  );
  const entry = await entryOf("products", productId);
  const assigned = entry.changes.find(({ entity }) => entity === "SupplierProduct");
  expect(assigned?.fields).toContainEqual({ field: "companyId", to: id });
  expect(assigned?.names).toMatchObject({ [id]: "Alfa Fotovoltaico" });
  expect(Object.keys(assigned?.names ?? {})).toContain(productId);
});

it("tells of an order of an older shape what was changed, and nothing that its new shape brings", async () => {
  const { id, backOfficeNotes: seen = "" } = await storeOlderOrder();
  await asAdmin("PUT /back-office/orders/{id}/notes", "orders", id, () =>
    setBackOfficeNotes(id, { notes: "call before noon", seen }, now),
  );
  const { changes } = await entryOf("orders", id);
  const own = changes.find(({ entity }) => entity === "Order");
  expect(own?.fields.map(({ field }) => field)).toEqual(["backOfficeNotes"]);
});

it("keeps what was deleted", async () => {
  const productId = await product(1);
  const { id: companyId } = await addSupplier({ companyName: `Supplier ${newId()}` }, now);
  await assignSupplier(productId, { companyId, productCode: "ACQ-1" }, now);
  await asAdmin("DELETE /back-office/products/{id}/suppliers/{companyId}", "products", productId, () =>
    removeSupplier(productId, companyId),
  );
  const { changes } = await entryOf("products", productId);
  expect(changes[0]).toMatchObject({ entity: "SupplierProduct", kind: "deleted" });
  expect(changes[0]?.fields).toContainEqual({ field: "productCode", from: "ACQ-1" });
});

it("has no entry of a refused write, and one of a write that touches no item", async () => {
  const missing = newId();
  const refused = asAdmin("POST /back-office/users/{id}/recover", "users", missing, () => recoverUser(missing, now));
  await expect(refused).rejects.toMatchObject({ code: "not-found" });
  const told = newId();
  await asAdmin("POST /back-office/users/{id}/recover", "users", told, async () => undefined);
  await vi.waitFor(async () => expect(await logOf("users", told)).toHaveLength(1), wait);
  expect((await logOf("users", told))[0]?.changes).toEqual([]);
  expect(await logOf("users", missing)).toEqual([]);
});

it("does not take a customer's own later write for the employee's", async () => {
  const { id } = await register(privatePerson(), "192.0.2.1", now);
  const roles = { roles: ["sales_agent" as const], agentLevel: 2 as const };
  await asAdmin("POST /back-office/users/{id}/roles", "users", id, () => setRoles(admin, id, roles, now));
  const { changes } = await entryOf("users", id);
  expect(changes[0]?.fields).toEqual([
    { field: "agentLevel", to: 2 },
    { field: "roles.0", to: "sales_agent" },
  ]);
  await setContactDetails({ ...buyer(), id }, { name: "Bea", surname: "Blu", telephone: "333 1234567" });
  await asAdmin("POST /back-office/users/{id}/recover", "users", id, async () => undefined);
  await vi.waitFor(async () => expect(await logOf("users", id)).toHaveLength(2), wait);
  expect(JSON.stringify(await logOf("users", id))).not.toContain("surname");
});

it("can't be edited: a second telling of the same write leaves the first as it stands", async () => {
  const author = { id: newId(), at: now.toISOString(), by: admin.id, action: "PUT /x", kind: "things", entityId: "T1" };
  const images = (to: string) => [{ before: undefined, after: { _et: "Thing", id: "T1", to, changedBy: author } }];
  await recordWrites(images("first"), () => new Map());
  const forged = images("second").map(({ after }) => ({
    before: undefined,
    after: { ...after, changedBy: { ...author, by: "another" } },
  }));
  await recordWrites(forged, () => new Map());
  const entries = await logOf("things", "T1");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ by: admin.id });
  expect(entries[0]?.changes[0]?.fields).toContainEqual({ field: "to", to: "first" });
});

it("tells all items of a large write, each as it was first told, and the reason and the id that only the event knows", async () => {
  const author = { id: newId(), at: now.toISOString(), by: admin.id, action: "PUT /x", kind: "things" };
  const thing = (id: string, to: string) => ({ after: { _et: "Thing", id, to, changedBy: author } });
  const things = Array.from({ length: 150 }, (_, at) => thing(`T${at}`, "first"));
  const event = { _et: "Event", type: "office-write", payload: { ...author, entityId: "T0", reason: "spring" } };
  await recordWrites([...things, thing("T7", "second"), { after: event }], () => new Map());
  const [entry] = await logOf("things", "T0");
  expect(entry).toMatchObject({ by: admin.id, reason: "spring" });
  expect(entry?.changes).toHaveLength(150);
  expect(entry?.changes.every(({ fields }) => fields.some(({ to }) => to === "first"))).toBe(true);
});

it("counts the changed fields of a write whose texts are larger than an entry has room for", async () => {
  const author = { id: newId(), at: now.toISOString(), by: admin.id, action: "PUT /x", kind: "things", entityId: "L0" };
  const texts = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`text${at}`, "x".repeat(300)]));
  const things = Array.from({ length: 40 }, (_, at) => ({
    after: { _et: "Thing", id: `L${at}`, ...texts, changedBy: author },
  }));
  await recordWrites(things, () => new Map());
  const [entry] = await logOf("things", "L0");
  expect(entry?.changes).toHaveLength(40);
  expect(entry?.changes[0]).toMatchObject({ entity: "Thing", kind: "created", fields: [], more: 51 });
});

it("says that more changed than an entry has room for, and goes on", async () => {
  const author = { id: newId(), at: now.toISOString(), by: admin.id, action: "PUT /x", kind: "things", entityId: "M0" };
  const things = Array.from({ length: 600 }, (_, at) => ({
    after: { _et: "Thing", id: `M${at}`.padEnd(600, "-"), changedBy: author },
  }));
  await recordWrites(things, () => new Map());
  const [entry] = await logOf("things", "M0");
  expect(entry?.full).toBe(true);
  expect(entry?.changes.length).toBeGreaterThan(100);
  expect(entry?.changes.length).toBeLessThan(600);
});

it("is found by who, by action and by days, page by page", async () => {
  const who = newId();
  for (const day of ["2025-12-30", "2025-12-31", "2026-01-01"]) {
    const id = newId();
    const changedBy = { id, at: `${day}T10:00:00.000Z`, by: who, action: "PUT /thing", kind: "things", entityId: day };
    await recordWrites([{ after: { _et: "Thing", id, changedBy } }], () => new Map());
  }
  const days = async (filters: Parameters<typeof readAuditLog>[0]) =>
    (await readAuditLog(filters, { limit: 50 }, words, now)).items.map(({ entityId }) => entityId);
  expect(await days({ who })).toEqual(["2026-01-01", "2025-12-31", "2025-12-30"]);
  expect(await days({ who, from: "2025-12-31", to: "2025-12-31" })).toEqual(["2025-12-31"]);
  expect(await days({ action: "PUT /thing", to: "2025-12-31" })).toEqual(["2025-12-31", "2025-12-30"]);
  const paged: (string | undefined)[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await readAuditLog(
      { kind: "things", to: "2026-01-02" },
      { limit: 1, cursor: cursor ?? undefined },
      words,
      now,
    );
    paged.push(...page.items.map(({ entityId }) => entityId));
    cursor = page.cursor;
  } while (cursor);
  expect(paged).toEqual(["2026-01-01", "2025-12-31", "2025-12-30"]);
});
