import { addCarrier } from "@solvia/core/contract/back-office/logistics";
import { addCarrier as add, listCarriers } from "@solvia/core/shipments/carriers/carriers";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

const able = { adr: false, tailLift: false, smallVehicle: false, ferry: false, active: true };

const known = [
  {
    ...able,
    name: "BRT",
    vatNumber: "IT04507990150",
    address: "Via E. Mattei 42, 40138 Bologna",
    telephone: "+39 051 000000",
    trackingLink: "https://tracking.brt.example/trova?n={code}",
    tailLift: true,
  },
  {
    ...able,
    name: "Trasporti Lodigiani",
    vatNumber: "IT01234567897",
    address: "Via dell'Industria 8, 26900 Lodi",
    contact: "Marta Pozzi",
    telephone: "+39 0371 000000",
    email: "ritiri@trasporti-lodigiani.example",
    adr: true,
    tailLift: true,
    smallVehicle: true,
  },
  {
    ...able,
    name: "Isole & Laguna",
    contact: "Ezio Zanon",
    telephone: "+39 041 000000",
    smallVehicle: true,
    ferry: true,
  },
  { ...able, name: "Corriere Vecchio", active: false },
];

/** The carriers that the house works with, and one that it doesn't call any more. */
export async function carriers({ act, ago }: Stage): Promise<void> {
  for (const fields of known)
    await act(`carrier ${fields.name}`, async () => {
      const now = ago(300);
      const { items } = await listCarriers({ limit: 200 });
      if (items.some(({ name }) => name === fields.name)) return;
      await asOffice({ endpoint: addCarrier, now }, () => add(fields, now));
    });
}
