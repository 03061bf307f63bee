import { expect, it } from "vitest";
import { workedExample } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../order.ts";
import { withUnbilled } from "../papers/still-sold.ts";
import { keptWatts } from "./kept-watts.ts";

const certificate = {
  id: "C1",
  kind: "single_order",
  status: "approved",
  declaredWatts: 6000,
  watts: 4500,
  modules: [{ productId: "PANEL", watts: 450 }],
} as const;

const certified = (changes: Partial<Order> = {}): Order => workedExample({ reducedVat: true, certificate, ...changes });

const groups = [{ rate: 1000, taxable: 211_350, vat: 21_135 }];
const invoice = { id: "I", type: "TD01", number: "1/2026", date: "2026-11-20", total: 319_805, groups } as const;
const noteOf = (productId: string, quantity: number) => ({
  id: `N${productId}`,
  type: "TD04" as const,
  number: "1/2026NC",
  date: "2026-11-22",
  total: 1,
  groups: [{ rate: 1000, taxable: 1, vat: 0 }],
  pieces: [{ productId, quantity }],
});

it("takes all modules of its order of the plant, and what is no module for nothing", () => {
  expect(keptWatts(certified())).toBe(4500);
  expect(keptWatts(certified({ invoices: [invoice, noteOf("INVERTER", 1)] }))).toBe(4500);
});

it("gives back what a credit note takes back of the modules, and what came back before any invoice", () => {
  expect(keptWatts(certified({ invoices: [invoice, noteOf("PANEL", 4)] }))).toBe(2700);
  expect(keptWatts(withUnbilled(certified(), "R1", [{ productId: "PANEL", quantity: 3 }]))).toBe(3150);
  const both = certified({ invoices: [invoice, noteOf("PANEL", 4), noteOf("PANEL", 6)] });
  expect(keptWatts(both)).toBe(0);
});

it("keeps all where nobody noted what a piece has", () => {
  const { modules: _, ...before } = certificate;
  expect(keptWatts(certified({ certificate: before, invoices: [invoice, noteOf("PANEL", 4)] }))).toBe(4500);
});
