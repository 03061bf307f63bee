import * as z from "zod";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { returnConditions, returnReasons, returnStatuses } from "./return-codes.ts";
import type { Received, ReturnLine, ReturnPicture, ReturnRefund, ReturnStep } from "./return-request.ts";

const text = z.string();
const amount = z.number();

export const storedLines = listOf(
  shapeOf<ReturnLine>({
    productId: text,
    unit: amount.optional(),
    name: text,
    quantity: amount,
    reason: z.enum(returnReasons),
    received: z.array(
      shapeOf<Received>({
        condition: z.enum(returnConditions),
        quantity: amount,
        serials: z.array(text).optional(),
      }),
    ),
  }),
);

export const storedPictures = listOf(shapeOf<ReturnPicture>({ key: text, name: text, contentType: text }));

export const storedSteps = listOf(
  shapeOf<ReturnStep>({ status: z.enum(returnStatuses), on: text, note: text.optional() }),
);

export const storedRefund = shapeOf<ReturnRefund>({
  way: z.enum(["credit-note", "money"]),
  parts: z.array(shapeOf<ReturnRefund["parts"][number]>({ receiptId: text, amount })),
  credited: amount,
  withdrawals: amount.optional(),
  iban: text.optional(),
});
