import { remindLatePayers } from "@solvia/core/orders/payment/unpaid-orders";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("late-payments", { count: remindLatePayers });
