import * as z from "zod";
import { storedParty } from "../../invoicing/index.ts";
import { languages, locales } from "../../platform/locale.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { appearances } from "../../logistics/index.ts";
import {
  causes,
  transportedBy,
  transportStates,
  transportTerms,
  type DangerousGoods,
  type Destination,
  type TransportCarrier,
  type TransportContent,
  type TransportDocument,
  type TransportLine,
  type TransportPackages,
} from "./transport-document.ts";

const text = z.string();
const amount = z.number();

export const storedContent = shapeOf<TransportContent>({
  number: text,
  date: text,
  transportStart: text.optional(),
  cause: z.enum(causes),
  terms: z.enum(transportTerms),
  by: z.enum(transportedBy),
  carrier: shapeOf<TransportCarrier>({ name: text, vatNumber: text.optional(), address: text.optional() }).optional(),
  plate: text.optional(),
  seller: storedParty,
  loadedAt: shapeOf<TransportContent["loadedAt"]>({ name: text, address: storedParty }),
  buyer: storedParty,
  destination: shapeOf<Destination>({
    name: text,
    street: text,
    houseNumber: text,
    postalCode: text,
    city: text,
    provinceCode: text.optional(),
    countryCode: text,
    telephone: text.optional(),
    tailLift: z.boolean(),
    forklift: z.boolean().optional(),
    truckAccess: z.boolean().optional(),
    island: z.boolean().optional(),
    details: text.optional(),
  }).optional(),
  lines: listOf(
    shapeOf<TransportLine>({ productId: text, code: text, name: text, quantity: amount, serials: amount.optional() }),
  ),
  packages: shapeOf<TransportPackages>({
    count: amount,
    pallets: amount,
    appearance: z.enum(appearances),
    grossGrams: amount,
    netGrams: amount,
  }),
  dangerous: listOf(
    shapeOf<DangerousGoods>({
      productId: text,
      unNumber: z.enum(["UN 3480", "UN 3481"]),
      pieces: amount,
      grams: amount,
      wattHours: amount.optional(),
    }),
  ),
  onBehalfOf: text.optional(),
  language: z.enum(languages),
  locale: z.enum(locales),
  orderNumber: text,
  customerReference: text.optional(),
  quotation: shapeOf<NonNullable<TransportContent["quotation"]>>({
    number: text,
    version: amount,
    hash: text,
  }).optional(),
  notes: text.optional(),
});

export const storedTransportState = z.enum(transportStates);
export const storedSigned = shapeOf<NonNullable<TransportDocument["signed"]>>({ name: text, on: text });
export const storedAnnulled = shapeOf<NonNullable<TransportDocument["annulled"]>>({ on: text, by: text, reason: text });
