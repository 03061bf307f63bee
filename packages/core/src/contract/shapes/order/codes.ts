import * as z from "zod";
import { orderStatuses } from "../../../orders/order.ts";
import { termsCodes } from "../../../payments/terms.ts";
import { paymentMethods } from "../../../payments/transaction.ts";

export const Terms = z.enum(termsCodes);

export const Method = z.enum(paymentMethods);

export const Status = z.enum(orderStatuses);

export const params = z.record(z.string(), z.union([z.string(), z.number()]));
