import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { withoutWithdrawn } from "../order.ts";
import { customersInvoices, selfInvoices } from "./self-invoices.ts";

type Documents = NonNullable<Parameters<typeof selfInvoices>[0]["invoices"]>;
const issued = (...types: Documents[number]["type"][]): Documents =>
  types.map((type, at) => ({ id: `D${at}`, type, number: `${at}/2026`, date: "2026-11-20", total: 122, groups: [] }));

it.each([
  [["TD27"], ["D0"]],
  [
    ["TD27", "TD04"],
    ["D0", "D1"],
  ],
  [
    ["TD27", "TD04", "TD01"],
    ["D0", "D1"],
  ],
  [["TD02", "TD01", "TD04"], []],
  [["TD01", "TD04", "TD27"], ["D2"]],
] as const)("of %s the house's own are %s", (types, own) => {
  expect([...selfInvoices({ invoices: issued(...types) })]).toEqual(own);
});

it("no customer reads of the house's own among their invoices, nor its number", () => {
  const shown = (...types: Documents[number]["type"][]) => {
    const order = { invoices: issued(...types), invoiceNumber: "0/2026" };
    const { invoices, invoiceNumber } = { ...order, ...customersInvoices(order) };
    return [invoices?.map(({ id }) => id), invoiceNumber];
  };
  expect(shown("TD27")).toEqual([[], undefined]);
  expect(shown("TD27", "TD04", "TD01")).toEqual([["D2"], "2/2026"]);
  expect(shown("TD01", "TD04")).toEqual([["D0", "D1"], "0/2026"]);
});

it("no customer has the house's own among their documents", () => {
  const paper = (id: string, of?: string) => ({
    id,
    kind: "invoice" as const,
    name: `${id}.pdf`,
    key: id,
    contentType: "application/pdf",
    addedOn: "2026-11-20T09:00:00.000Z",
    ...(of && { issued: of }),
  });
  const documents = [paper("D0", "D0"), paper("D0-xml", "D0"), paper("guide")];
  const shown = (type: "TD27" | "TD01") =>
    withoutWithdrawn(exampleOrder("it", "it", { invoices: issued(type), documents })).documents?.map(({ id }) => id);
  expect(shown("TD27")).toEqual(["guide"]);
  expect(shown("TD01")).toEqual(["D0", "D0-xml", "guide"]);
});
