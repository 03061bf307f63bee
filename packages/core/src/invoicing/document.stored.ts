import * as z from "zod";
import { documentTypes } from "../orders/index.ts";
import { languages, locales } from "../platform/locale.ts";
import { shapeOf } from "../platform/stored/shape.ts";
import {
  documentStates,
  lineKinds,
  naturas,
  noticeKinds,
  paymentModes,
  type Content,
  type Delivery,
  type DocumentGroup,
  type DocumentLine,
  type DocumentPayment,
  type Intent,
  type FiscalDocument,
  type Notice,
  type Party,
  type Recipient,
  type Reference,
  type Transmission,
} from "./document.ts";

const text = z.string();
const amount = z.number();

export const storedParty = shapeOf<Party>({
  companyName: text.optional(),
  name: text.optional(),
  surname: text.optional(),
  vatNumber: text.optional(),
  fiscalCode: text.optional(),
  customerId: text.optional(),
  street: text,
  houseNumber: text,
  postalCode: text,
  city: text,
  provinceCode: text.optional(),
  countryCode: text,
  telephone: text.optional(),
  email: text.optional(),
});

const line = shapeOf<DocumentLine>({
  kind: z.enum(lineKinds),
  description: text,
  productId: text.optional(),
  code: text.optional(),
  quantity: amount,
  unit: amount,
  net: amount,
  rate: amount,
});

const group = shapeOf<DocumentGroup>({
  rate: amount,
  taxable: amount,
  vat: amount,
  natura: z.enum(naturas).optional(),
  law: text.optional(),
});

const reference = shapeOf<Reference>({ number: text, date: text });

export const storedContent = shapeOf<Content>({
  type: z.enum(documentTypes),
  number: text,
  date: text,
  seller: storedParty,
  buyer: storedParty,
  recipient: shapeOf<Recipient>({
    code: text,
    pec: text.optional(),
    cig: text.optional(),
    cup: text.optional(),
  }),
  language: z.enum(languages),
  locale: z.enum(locales),
  orderNumber: text,
  customerReference: text.optional(),
  lines: z.array(line),
  groups: z.array(group),
  total: amount,
  oneStopShop: z.boolean(),
  intent: shapeOf<Intent>({ protocol: text, receivedOn: text.optional() }).optional(),
  splitPayment: z.boolean(),
  stampDuty: amount.optional(),
  payments: z.array(
    shapeOf<DocumentPayment>({
      mode: z.enum(paymentModes),
      amount,
      dueDate: text.optional(),
      paidOn: text.optional(),
    }),
  ),
  conditions: z.enum(["TP01", "TP02", "TP03"]),
  related: z.array(reference),
  deliveries: z.array(
    shapeOf<Delivery>({ number: text, date: text, lines: z.array(z.number()).readonly().optional() }),
  ),
  reason: text.optional(),
  operationOn: text.optional(),
});

export const storedState = z.enum(documentStates);

export const storedTransmission = shapeOf<Transmission>({
  fileName: text,
  progressive: text,
  madeOn: text,
  exchangeId: text.optional(),
});

export const storedAttended = shapeOf<NonNullable<FiscalDocument["attended"]>>({ on: text, by: text });

export const storedNotice = shapeOf<Notice>({
  kind: z.enum(noticeKinds),
  fileName: text,
  at: text,
  codes: z.array(text),
});
