import { declareGuestWithdrawal as declare } from "@solvia/core/returns/declare-withdrawal";
import { declareGuestWithdrawal } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(declareGuestWithdrawal, ({ body: { number, ...declared }, now }) =>
  declare(number, declared, now),
);
