import * as z from "zod";
import { CentsAmount } from "../common.ts";
import { Line, OpenOrder, PlacedOrder, ReceiptView } from "./order.ts";

const ExportedCart = z.object({
  ...OpenOrder.pick({ id: true, locale: true, termsOfPayment: true, customerReference: true, notes: true }).shape,
  ...OpenOrder.pick({ reducedVat: true, createdOn: true, address: true }).shape,
  name: z.string().optional(),
  lines: z.array(Line.extend({ amount: CentsAmount })),
});

const text = z.string();
const customer = z.object({
  name: text,
  email: text,
  language: text,
  companyName: text.optional(),
  vatNumber: text.optional(),
});

/** What a data export shows of the items that it tells whole, by their entities. Whose employee has noted money is the office's. */
export const exportedShapes: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  LeadInstaller: z.object({
    leadId: text,
    installerId: text,
    installerName: text,
    namedOn: text,
    status: text,
    consent: z.object({ textVersion: text, on: text, ip: text.optional(), how: text.optional() }),
  }),
  OpenOrder: ExportedCart,
  SavedOrder: ExportedCart,
  Order: PlacedOrder.extend({ customer }),
  Receipt: ReceiptView.omit({ receivedBy: true }),
};
