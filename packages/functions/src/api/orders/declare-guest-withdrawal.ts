import { declareGuestWithdrawal as declare } from "@solvia/core/returns/declare-withdrawal";
import { declareGuestWithdrawal } from "@solvia/core/contract/orders";
import { annulledWithOrder, withdrawnBefore } from "@solvia/core/shipments/papers/annul-with-order";
import { serve } from "../../serve/index.ts";

export const handler = serve(declareGuestWithdrawal, ({ body: { number, ...declared }, now }) =>
  declare(number, declared, now, annulledWithOrder(withdrawnBefore)),
);
