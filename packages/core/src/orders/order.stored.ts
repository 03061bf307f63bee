import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { byName, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { storedVatGroup, storedVatTreatment } from "../tax/index.ts";
import {
  orderDocumentKinds,
  priceSteps,
  withdrawalStates,
  type Amounts,
  type Approval,
  type Order,
  type OrderDocument,
  type PriceStep,
  type WithdrawnPieces,
  type Withdrawal,
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

export const storedDocument = shapeOf<OrderDocument>({
  id: text,
  kind: z.enum(orderDocumentKinds),
  name: text,
  key: text,
  contentType: text,
  addedOn: text,
  withdrawn: shapeOf<NonNullable<OrderDocument["withdrawn"]>>({ on: text, reason: text }).optional(),
});

const state = z.enum(withdrawalStates);

export const storedWithdrawal = shapeOf<Withdrawal>({
  declaredOn: text,
  name: text,
  email: text,
  state,
  lines: z.array(shapeOf<WithdrawnPieces>({ productId: text, quantity: amount })),
  words: text.optional(),
  amount: amount.optional(),
  less: shapeOf<NonNullable<Withdrawal["less"]>>({ amount, reason: text }).optional(),
  goodsBackOn: text.optional(),
  refundedOn: text.optional(),
  closedOn: text.optional(),
  takenBack: shapeOf<NonNullable<Withdrawal["takenBack"]>>({ state, reason: text, on: text }).optional(),
});
