import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { declareWithdrawal as declare } from "@solvia/core/returns/declare-withdrawal";
import { declareWithdrawal } from "@solvia/core/contract/orders";
import { annulledWithOrder, withdrawnBefore } from "@solvia/core/shipments/papers/annul-with-order";
import { serve } from "../../serve/index.ts";

export const handler = serve(declareWithdrawal, async ({ user, params, body, now }) =>
  customersOrder(await declare(user, params.id, body, now, annulledWithOrder(withdrawnBefore)), now),
);
