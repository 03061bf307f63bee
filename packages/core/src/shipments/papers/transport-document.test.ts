import { describe, expect, it, test } from "vitest";
import { workedExample } from "../../../../../tests/support/invoices.ts";
import { shipmentsOf } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { dangerousOf } from "./dangerous-goods.ts";
import { dateOf, documentOf, mainPlace, type Said } from "./document-of.ts";
import { kilograms } from "./paper-facts.ts";
import {
  numberIn,
  seriesOf,
  standingOf,
  transportDocumentMachine,
  type TransportDocument,
} from "./transport-document.ts";

const said: Said = {
  packages: { count: 2, pallets: 1, appearance: "pallet", grossGrams: 525_000, netGrams: 500_000 },
  by: "sender",
  cause: "sale",
  terms: "franco",
  transportStart: "2026-11-26T09:00:00.000Z",
};

const buyer = {
  companyName: "Rossi Impianti",
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  countryCode: "IT",
};

function sent(changes: Parameters<typeof workedExample>[0] = {}) {
  const order = workedExample(changes);
  const [shipment] = shipmentsOf(order);
  if (!shipment) throw new Error("The worked example has goods");
  return { order, shipment, buyer, products: [] };
}

const days = (today: string, lastOn?: string) => ({ lastOn, orderedOn: "2026-11-01", today });
const numbered = { number: "DDT 12/2026", date: "2026-11-26", issuedOn: "2026-11-26T09:10:00.000Z" };

const problemOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, fields: error.fields.map(({ field }) => field) };
    throw error;
  }
  return undefined;
};

describe("the number", () => {
  it("is of the warehouse's series in the year of the document's own date", () => {
    expect(seriesOf("main", "2026-12-31")).toBe("main#2026");
    expect(seriesOf("main", "2027-01-01")).toBe("main#2027");
    expect(numberIn(12, "2026-12-31")).toBe("DDT 12/2026");
    expect(numberIn(12, "2026-12-31", "MI")).toBe("DDT 12/2026/MI");
  });

  it("fits the twenty characters that an invoice of several deliveries has for it (DatiDDT)", () => {
    expect(numberIn(999_999, "2026-12-31", "MILA").length).toBeLessThanOrEqual(20);
  });
});

describe("the date", () => {
  it("is today's in Rome, also late on a year's last evening", () => {
    expect(dateOf(undefined, days(romeDate(new Date("2026-12-31T23:30:00Z"))))).toBe("2027-01-01");
  });

  it("never comes before that of an earlier number", () => {
    expect(problemOf(() => dateOf("2026-11-24", days("2026-11-26", "2026-11-25")))?.code).toBe(
      "date-before-last-document",
    );
    expect(dateOf("2026-11-25", days("2026-11-26", "2026-11-25"))).toBe("2026-11-25");
  });

  it("is no day that is to come", () => {
    expect(problemOf(() => dateOf("2026-11-27", days("2026-11-26")))?.fields).toEqual(["date"]);
  });

  it("is no day before its goods were ordered", () => {
    const refused = problemOf(() => dateOf("2026-10-31", days("2026-11-26", "2026-10-20")));
    expect(refused).toMatchObject({ code: "invalid-input", fields: ["date"] });
    expect(dateOf("2026-11-01", days("2026-11-26"))).toBe("2026-11-01");
  });

  it("follows the numbers, whatever days the office asks for", () => {
    const asked = Array.from({ length: 28 }, (_, at) => `2026-11-${String(((at * 11) % 28) + 1).padStart(2, "0")}`);
    const given: string[] = [];
    for (const day of asked) {
      const refused = problemOf(() => given.push(dateOf(day, days("2026-11-28", given.at(-1)))));
      if (refused) expect(day < (given.at(-1) ?? "")).toBe(true);
    }
    expect(given.length).toBeGreaterThan(1);
    expect(given).toEqual(given.toSorted());
  });
});

describe("what it says", () => {
  it("is what the shipment sends, without a price", () => {
    const { order, ...rest } = sent();
    const content = documentOf({ order, ...rest }, said, numbered);
    expect(content.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      rest.shipment.lines.map(({ productId, quantity }) => [productId, quantity]),
    );
    expect(content).toMatchObject({ orderNumber: order.number, buyer, loadedAt: { name: mainPlace.name } });
    expect(JSON.stringify(content)).not.toMatch(/"(unit|list|total|priceId)"/);
  });

  it("names in whose name an anonymous one travels", () => {
    expect(documentOf(sent({ anonymousPackaging: true }), said, numbered).onBehalfOf).toBe("Ada Neri");
    expect(documentOf(sent(), said, numbered).onBehalfOf).toBeUndefined();
  });

  it.each([
    ["carrier", { by: "carrier" }],
    ["packages.count", { packages: { ...said.packages, count: 0, pallets: 0 } }],
    ["packages.pallets", { packages: { ...said.packages, pallets: 3 } }],
    ["packages.grossGrams", { packages: { ...said.packages, grossGrams: 1 } }],
    ["transportStart", { transportStart: "2026-11-25T09:00:00.000Z" }],
  ] satisfies [string, Partial<Said>][])("is refused at %s", (field, changes) => {
    expect(problemOf(() => documentOf(sent(), { ...said, ...changes }, numbered))?.fields).toEqual([field]);
  });

  it("sets out after it was written, but for the time that filling it in takes; of one of another day the day alone counts", () => {
    const startOf = (transportStart: string, issuedOn = "2026-11-26T09:10:00.000Z") => {
      let fault: unknown;
      const refused = problemOf(() => {
        try {
          documentOf(sent(), { ...said, transportStart }, { ...numbered, issuedOn });
        } catch (error) {
          fault = error;
          throw error;
        }
      });
      return refused && (fault as Problem).fields.map(({ code }) => code);
    };
    expect(startOf("2026-11-26T06:30:00.000Z")).toEqual(["before-issue"]);
    expect(startOf("2026-11-26T08:54:59.000Z")).toEqual(["before-issue"]);
    expect(startOf("2026-11-26T08:55:00.000Z")).toBeUndefined();
    expect(startOf("2026-11-26T16:00:00.000Z")).toBeUndefined();
    expect(startOf("2026-11-25T16:00:00.000Z")).toEqual(["too-small"]);
    // Written a day after the one that it bears, or before it.
    expect(startOf("2026-11-26T06:30:00.000Z", "2026-11-27T09:00:00.000Z")).toBeUndefined();
    expect(startOf("2026-11-26T06:30:00.000Z", "2026-11-25T09:00:00.000Z")).toBeUndefined();
  });

  it("lists lithium batteries as UN 3480, what holds some as UN 3481, and their cables as nothing", () => {
    const product = (productId: string, category: string, more: object = {}) => ({
      productId,
      category,
      weight: 40_000,
      ...more,
    });
    const lines = ["A", "B", "C", "D", "E"].map((productId) => ({ productId, quantity: 2 }));
    const found = dangerousOf(lines, [
      product("A", "batteries", { typology: "batteries-only", energyWattHour: 5000, technology: "iron_ions" }),
      product("B", "inverters", { energyWattHour: 2000 }),
      product("C", "batteries", { typology: "accessories" }),
      product("D", "panels"),
      product("E", "batteries", { typology: "batteries-only", technology: "standard" }),
    ]);
    expect(found).toEqual([
      { productId: "A", unNumber: "UN 3480", pieces: 2, grams: 80_000, wattHours: 5000 },
      { productId: "B", unNumber: "UN 3481", pieces: 2, grams: 80_000, wattHours: 2000 },
    ]);
  });
});

describe("its way", () => {
  const annulled = { on: "2026-11-26T10:00:00.000Z", by: "U1", reason: "Indirizzo sbagliato" };

  it("can be annulled before its goods have left, and only with a reason", () => {
    expect(transportDocumentMachine.after({ state: "issued", annulled }, "annul", "back-office").state).toBe(
      "annulled",
    );
    const blank = { ...annulled, reason: " " };
    expect(
      problemOf(() => transportDocumentMachine.demand({ state: "issued", annulled: blank }, "annul", "back-office")),
    ).toEqual({ code: "invalid-input", fields: ["reason"] });
    for (const state of ["handed_over", "delivered_signed", "annulled"] as const)
      expect(problemOf(() => transportDocumentMachine.demand({ state, annulled }, "annul", "back-office"))?.code).toBe(
        "invalid-transition",
      );
  });

  test("an annulled one is none that goods go with, and stays one of the shipment's", () => {
    const [first, second] = [{ state: "annulled" }, { state: "issued" }] as TransportDocument[];
    expect(standingOf([first, second] as TransportDocument[])).toBe(second);
    expect(standingOf([first] as TransportDocument[])).toBeUndefined();
  });
});

it.each([
  [40, "0,04 kg"],
  [350, "0,35 kg"],
  [1490, "1,5 kg"],
  [525_000, "525 kg"],
])("prints %i grams as %s", (grams, printed) => {
  expect(kilograms(grams, { language: "it", locale: "it" }).replaceAll(/\s/g, " ")).toBe(printed);
});
