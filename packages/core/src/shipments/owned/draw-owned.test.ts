import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { languages } from "../../platform/locale.ts";
import { drawWarrantyCard } from "./draw-owned.ts";

const issued = { id: "F1", total: 100, groups: [] };
const order = {
  ...exampleOrder("it", "it"),
  invoices: [
    { ...issued, type: "TD01" as const, number: "7/2026", date: "2026-11-02" },
    { ...issued, type: "TD04" as const, number: "8/2026NC", date: "2026-11-09" },
  ],
};
const owned = {
  productId: "P1",
  productCode: "INV-6K",
  brand: "Adria",
  name: "Inverter 6 kW",
  category: "inverters" as const,
  quantity: 2,
  deliveredOn: "2026-11-20",
  serials: ["SN-0001", "SN-0002"],
  productGuaranteeUntil: "2036-11-20",
  performanceGuaranteeUntil: "2051-11-20",
  documents: [],
};

it("names seller, buyer, invoice with its date, model, serials and when each guarantee ends", async () => {
  const customer = { ...order.customer, companyName: "Neri Impianti S.r.l.", vatNumber: "IT12345670157" };
  const text = withoutSpaces(pdfText(await drawWarrantyCard({ ...order, customer }, [owned])));
  const told = [
    "Solvia S.r.l.",
    "Via del Sole 1",
    "IT00000000000",
    "Neri Impianti S.r.l.",
    customer.name,
    "IT12345670157",
  ];
  for (const fact of [...told, order.number, "Fattura 7/2026 del 2 nov 2026", "Adria Inverter 6 kW", "INV-6K"])
    expect(text).toContain(withoutSpaces(fact));
  for (const fact of ["SN-0001", "SN-0002", "20 nov 2026", "20 nov 2036", "20 nov 2051"])
    expect(text).toContain(withoutSpaces(fact));
  expect(text).not.toContain("8/2026NC");
});

it("has no place for an invoice that was not issued yet, in whatever language", async () => {
  for (const language of languages) {
    const { invoices: _none, ...before } = { ...order, customer: { ...order.customer, language } };
    const text = pdfText(await drawWarrantyCard(before, [owned]));
    expect(text).toContain("SN-0001");
    expect(text).not.toContain("7/2026");
    expect(pdfText(await drawWarrantyCard({ ...before, invoices: order.invoices }, [owned]))).toContain("7/2026");
  }
});
