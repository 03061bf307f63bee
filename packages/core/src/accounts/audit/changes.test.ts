import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { changeOf } from "./changes.ts";
import { endpoints } from "../../contract/index.ts";
import { isWrite } from "../../contract/endpoint.ts";
import { isOfficeAccess } from "../../platform/access.ts";
import { subjectOf } from "./subject.ts";

const personal = (entity: string) =>
  new Map(entity === "User" ? [["email", []]] : entity === "Order" ? [["withdrawals", ["less"]]] : []);
const company = { _et: "Company", pk: "COMPANY#C1", sk: "COMPANY", id: "C1", status: "pending", version: 1 };
const change = (before: object | undefined, after: object | undefined) =>
  changeOf(before as Record<string, unknown>, after as Record<string, unknown>, personal);

it("tells each changed field from what to what, and no bookkeeping", () => {
  const after = { ...company, status: "verified", version: 2, gsi1pk: "COMPANIES#verified", _md: "now" };
  expect(change(company, after)).toEqual({
    entity: "Company",
    id: "C1",
    kind: "changed",
    fields: [{ field: "status", from: "pending", to: "verified" }],
  });
});

it("tells of a credit limit without the count that its writes rest on", () => {
  const credit = { _et: "CompanyCredit", pk: "COMPANY#C1", sk: "CREDIT", companyId: "C1", exposure: 0 };
  expect(change({ ...credit, changes: 1 }, { ...credit, changes: 2, limit: 1_000_000_000 })?.fields).toEqual([
    { field: "limit", to: 1_000_000_000 },
  ]);
});

it("names fields within fields", () => {
  const order = (state: string) => ({ _et: "Order", id: "O1", transactions: [{ state, amount: 100 }] });
  expect(change(order("failed"), order("paid"))?.fields).toEqual([
    { field: "transactions.0.state", from: "failed", to: "paid" },
  ]);
});

it("tells what is created and what is deleted", () => {
  expect(change(undefined, company)).toMatchObject({ kind: "created", fields: [{ field: "id", to: "C1" }, {}] });
  expect(change(company, undefined)).toMatchObject({ kind: "deleted", fields: [{ field: "id", from: "C1" }, {}] });
});

it("masks personal data and leaves secrets out", () => {
  const user = (email: string, passwordHash: string) => ({ _et: "User", id: "U1", email, passwordHash });
  const told = change(user("ada@example.com", "old"), user("bea@example.com", "new"));
  expect(told?.fields).toEqual([
    { field: "email", from: "a…", to: "b…", personal: true },
    { field: "passwordHash", secret: true },
  ]);
});

it("tells of what is personal those parts that are the house's", () => {
  const order = (name: string, reason: string) => ({
    _et: "Order",
    id: "O1",
    withdrawals: [{ name, less: { reason } }],
  });
  expect(change(order("Ada", "late"), order("Bea", "scratched"))?.fields).toEqual([
    { field: "withdrawals.0.less.reason", from: "late", to: "scratched" },
    { field: "withdrawals.0.name", from: "A…", to: "B…", personal: true },
  ]);
});

it("tells parts that lie deeper, and nothing beside them", () => {
  const offer = (quantity: number, quantityNote: string) => ({
    _et: "Offer",
    id: "1",
    lines: [{ quantity, quantityNote }],
  });
  const marks = new Map([["lines", ["quantity"]]]);
  expect(changeOf(offer(1, "Ada"), offer(2, "Bea"), () => marks)?.fields).toEqual([
    { field: "lines.0.quantity", from: 1, to: 2 },
    { field: "lines.0.quantityNote", from: "A…", to: "B…", personal: true },
  ]);
});

test.each(["Event", "Guard", "Session", "ProductRow", "AuditEntry", "VatData"])(
  "has nothing to tell of %s",
  (entity) => {
    expect(change(undefined, { _et: entity, id: "1", value: "x" })).toBeUndefined();
  },
);

it("keeps how a record stands where its lines alone would fill what is kept", () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({ quantity: at + 1, name: "Pannello" }));
  const draft = { _et: "Quotation", id: "Q1", status: "draft", sent: 0, draft: { lines, validUntil: "2026-12-31" } };
  const told = change(draft, { _et: "Quotation", id: "Q1", status: "sent", sent: 1 });
  const fields = told?.fields.map(({ field }) => field) ?? [];
  expect(fields).toEqual(expect.arrayContaining(["draft.validUntil", "sent", "status"]));
  expect([fields.length, told?.more]).toEqual([60, 23]);
});

it("says nothing when nothing changed, and never more than it keeps", () => {
  const values = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.oneof(fc.string(), fc.integer()), {
    maxKeys: 90,
  });
  fc.assert(
    fc.property(values, (found) => {
      const item = { _et: "Company", id: "C1", found };
      expect(change(item, structuredClone(item))).toBeUndefined();
      const created = change(undefined, item);
      expect(created?.fields.length).toBeLessThanOrEqual(60);
      expect((created?.fields.length ?? 0) + (created?.more ?? 0)).toBeGreaterThanOrEqual(Object.keys(found).length);
    }),
  );
});

test.each([
  [{ kind: "companies", id: "id" }, { id: "C1" }, { kind: "companies", entityId: "C1" }],
  [
    { kind: "products", id: "id" },
    { id: "P1", companyId: "S1" },
    { kind: "products", entityId: "P1" },
  ],
  [{ kind: "suppliers" }, {}, { kind: "suppliers" }],
  [{ kind: "orders", id: "id", part: true }, { id: "O1.2" }, { kind: "orders", entityId: "O1" }],
] as const)("%o of %o is %o", (about, params, subject) => {
  expect(subjectOf(about, params)).toEqual(subject);
});

test("what is begun for something that is there is told of that, by the body's field", () => {
  const about = { kind: "publications", field: "publicationId" };
  expect(subjectOf(about, {}, { publicationId: "P1", mediaId: "M1" })).toEqual({
    kind: "publications",
    entityId: "P1",
  });
  for (const body of [undefined, {}]) expect(subjectOf(about, {}, body)).toEqual({ kind: "publications" });
});

test("every write of the back office says what it is about, by a parameter that it has", () => {
  const writes = endpoints.filter(({ endpoint }) => isWrite(endpoint) && isOfficeAccess(endpoint.access));
  const silent = writes.filter(({ endpoint: { about, params = {} } }) => !about || (about.id && !(about.id in params)));
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(writes.length).toBeGreaterThan(80);
});
