import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { storedAddress } from "./cart.stored.ts";
import { checkReasons, type OrderCheck } from "./checks/check-codes.ts";
import { byName, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { chargeKinds, plans } from "../plans/index.ts";
import { storedVatGroup, storedVatTreatment } from "../tax/index.ts";
import {
  backConditions,
  orderDocumentKinds,
  priceSteps,
  shipmentStates,
  withdrawalStates,
  type Amounts,
  type Approval,
  type BackPieces,
  type OfPlan,
  type Order,
  type OrderDocument,
  type OrderMovement,
  type NamedDocument,
  type OrderShipment,
  type PriceStep,
  type ReturnedPieces,
  type WithdrawnPieces,
  type Withdrawal,
  type WithoutPlan,
} from "./order.ts";

const text = z.string();
const amount = z.number();

const priceStep = shapeOf<PriceStep>({
  code: z.enum(priceSteps),
  amount,
  params: byName(z.union([text, amount])),
});

export const storedAmounts = shapeOf<Amounts>({
  productsAmount: amount,
  wasteDisposalTax: amount,
  shipmentCost: amount,
  shipmentState: oneOf<Amounts["shipmentState"]>({ known: true, "address-missing": true, quotation: true }),
  couponAmount: amount,
  vatAmount: amount,
  total: amount,
  groups: z.array(storedVatGroup),
  steps: z.array(priceStep),
  treatment: storedVatTreatment,
});

export const storedOfPlan = shapeOf<OfPlan>({ plan: z.enum(plans), kind: z.enum(chargeKinds) });

export const storedWithoutPlan = shapeOf<WithoutPlan>({
  plan: z.enum(plans),
  shipment: amount,
  lines: z.array(shapeOf<WithoutPlan["lines"][number]>({ productId: text, net: amount })),
});

export const storedCustomer = shapeOf<Order["customer"]>({
  name: text,
  email: text,
  language: z.enum(languages),
  companyName: text.optional(),
  vatNumber: text.optional(),
});

export const storedApproval = shapeOf<Approval>({
  limit: amount,
  askedOn: text,
  decidedBy: text.optional(),
  decidedOn: text.optional(),
});

export const storedCheck = shapeOf<OrderCheck>({
  reason: z.enum(checkReasons),
  since: text,
  released: shapeOf<NonNullable<OrderCheck["released"]>>({ on: text, reason: text }).optional(),
});

export const storedDocument = shapeOf<OrderDocument>({
  id: text,
  kind: z.enum(orderDocumentKinds),
  name: text,
  key: text,
  contentType: text,
  addedOn: text,
  issued: text.optional(),
  withdrawn: shapeOf<NonNullable<OrderDocument["withdrawn"]>>({ on: text, reason: text }).optional(),
});

const state = z.enum(withdrawalStates);

const pieces = z.array(shapeOf<WithdrawnPieces>({ productId: text, quantity: amount, unit: amount.optional() }));

export const storedMovement = shapeOf<OrderMovement>({ id: text, warehouseId: text, quantity: amount, bookedOn: text });

export const storedShipment = shapeOf<OrderShipment>({
  id: text,
  state: z.enum(shipmentStates),
  warehouseId: text,
  lines: pieces,
  movementId: text,
  address: storedAddress.optional(),
  carrier: text.optional(),
  trackingCode: text.optional(),
  trackingUrl: text.optional(),
  plannedOn: text.optional(),
  promisedBy: text.optional(),
  shippedOn: text.optional(),
  deliveredOn: text.optional(),
  transportDocument: shapeOf<NamedDocument>({ number: text, on: text, setOutOn: text.optional() }).optional(),
  held: shapeOf<NonNullable<OrderShipment["held"]>>({ reason: text, on: text }).optional(),
});

export const storedReturned = shapeOf<ReturnedPieces>({
  id: text,
  lines: pieces,
  credited: amount.optional(),
  unbilled: shapeOf<NonNullable<ReturnedPieces["unbilled"]>>({ withdrawals: z.number() }).optional(),
  begun: z.literal(true).optional(),
});

export const storedWithdrawal = shapeOf<Withdrawal>({
  declaredOn: text,
  name: text,
  email: text,
  state,
  lines: pieces,
  words: text.optional(),
  language: z.enum(languages).optional(),
  amount: amount.optional(),
  less: shapeOf<NonNullable<Withdrawal["less"]>>({ amount, reason: text }).optional(),
  goodsBackOn: text.optional(),
  cameBack: z
    .array(
      shapeOf<BackPieces>({
        productId: text,
        quantity: amount,
        condition: z.enum(backConditions),
        serials: z.array(text).optional(),
      }),
    )
    .optional(),
  refundedOn: text.optional(),
  closedOn: text.optional(),
  takenBack: shapeOf<NonNullable<Withdrawal["takenBack"]>>({ state, reason: text, on: text }).optional(),
});
