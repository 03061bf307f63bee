import * as z from "zod";
import { allCategories } from "../platform/category.ts";
import { equipmentKinds } from "../platform/equipment.ts";
import { languages } from "../platform/locale.ts";
import { listOf, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { termsCodes } from "../payments/index.ts";
import { storedAddress } from "../orders/index.ts";
import type {
  Acceptance,
  Content,
  PriceApproval,
  QuotationCustomer,
  QuotationLine,
  SharedLink,
  UnderCost,
} from "./quotation.ts";

const text = z.string();
const amount = z.number();

const storedLine = shapeOf<QuotationLine>({
  lineId: text,
  productId: text,
  quantity: amount,
  optional: z.boolean(),
  note: text.optional(),
  wattPeak: amount.optional(),
  wattHours: amount.optional(),
  shop: amount.optional(),
  list: amount,
  discount: amount,
  unit: amount,
  name: text,
  language: z.enum(languages),
  brand: text,
  productCode: text,
  category: z.enum(allCategories),
  equipmentKind: z.enum(equipmentKinds).optional(),
  imageUrl: text,
  path: text,
  weight: amount,
  sizes: z.tuple([amount, amount, amount]).optional(),
  piecesPerPackage: amount,
  shippingTime: text,
});

export const storedContent = shapeOf<Content>({
  lines: listOf(storedLine),
  address: storedAddress.optional(),
  termsOfPayment: z.enum(termsCodes),
  reducedVat: z.boolean(),
  shipmentCost: amount.optional(),
  validUntil: text,
  customerNotes: text.optional(),
  reference: text.optional(),
});

export const storedQuotationCustomer = shapeOf<QuotationCustomer>({
  name: text,
  email: text,
  language: z.enum(languages),
  companyName: text.optional(),
  vatNumber: text.optional(),
});

export const storedAcceptance = shapeOf<Acceptance>({
  orderId: text,
  userId: text,
  name: text,
  at: text,
  version: amount,
  hash: text,
});

export const storedApproval = shapeOf<PriceApproval>({
  state: oneOf<PriceApproval["state"]>({ asked: true, given: true, refused: true }),
  contentHash: text,
  askedBy: text,
  askedOn: text,
  decidedBy: text.optional(),
  decidedOn: text.optional(),
  reason: text.optional(),
});

export const storedUnderCost = shapeOf<UnderCost>({ version: amount, reason: text, by: text, on: text });

export const storedLink = shapeOf<SharedLink>({ tokenHash: text, until: text });
