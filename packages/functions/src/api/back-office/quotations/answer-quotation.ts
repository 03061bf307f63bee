import { answerCustomer } from "@solvia/core/quotations/messages";
import { officeView } from "@solvia/core/quotations/views";
import { answerQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(answerQuotation, async ({ user, params, body, now }) =>
  officeView(await answerCustomer(user, params.id, body, now), user, now),
);
