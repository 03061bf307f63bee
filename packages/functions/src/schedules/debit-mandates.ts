import { debitMandates } from "@solvia/core/orders/debits/debit-mandates";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("debit-mandates", { debitMandates });
