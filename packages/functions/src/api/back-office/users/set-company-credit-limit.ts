import { setCreditLimit } from "@solvia/core/orders/credit/set-credit-limit";
import { setCompanyCreditLimit } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setCompanyCreditLimit, ({ params, body, now }) =>
  setCreditLimit(params.id, body.limit, now, body),
);
