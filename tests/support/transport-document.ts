import { documentOf, type Said } from "../../packages/core/src/shipments/papers/document-of.ts";
import type { TransportDocument } from "../../packages/core/src/shipments/papers/transport-document.ts";
import { shipmentsOf, type Order } from "../../packages/core/src/orders/index.ts";
import { workedExample } from "./invoices.ts";

/** A building site in Rome, to which the example's goods go. */
export const site = {
  id: "A1",
  header: "Cantiere Verdi",
  street: "Via Verdi",
  houseNumber: "3",
  postalCode: "00184",
  city: "Roma",
  provinceCode: "RM",
  countryCode: "IT",
  tailLift: true,
};

/** A transport document of the worked example's goods, as an order and what the office says of it change it. */
export function documentFor(changes: Partial<Order> = {}, said: Partial<Said> = {}): TransportDocument {
  const order = workedExample({ address: site, ...changes });
  const [shipment] = shipmentsOf(order);
  const productId = shipment?.lines[0]?.productId ?? "";
  if (!shipment) throw new Error("The worked example has goods");
  const buyer = {
    companyName: "Rossi Impianti",
    street: "Via Po",
    houseNumber: "9",
    postalCode: "10100",
    city: "Torino",
  };
  const content = documentOf(
    {
      order,
      shipment,
      buyer: { ...buyer, countryCode: "IT", vatNumber: "IT12345670157" },
      products: [{ productId, category: "batteries", weight: 40_000, energyWattHour: 5000 }],
    },
    {
      packages: { count: 2, pallets: 1, appearance: "pallet", grossGrams: 525_000, netGrams: 500_000 },
      by: "carrier",
      carrier: { name: "Trasporti Blu" },
      cause: "sale",
      terms: "franco",
      transportStart: "2026-11-26T09:00:00.000Z",
      ...said,
    },
    { number: "DDT 12/2026", date: "2026-11-26", issuedOn: "2026-11-26T09:00:00.000Z" },
  );
  return {
    id: "D1",
    shipmentId: shipment.id,
    place: 1,
    orderId: order.id,
    userId: order.userId,
    version: 1,
    series: "main#2026",
    issuedBy: "U1",
    issuedOn: "2026-11-26T09:00:00.000Z",
    content,
    state: "issued",
  };
}
