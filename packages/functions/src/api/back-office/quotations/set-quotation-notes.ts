import { setOwnNotes } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationNotes } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationNotes, async ({ user, params, body, now }) =>
  officeView(await setOwnNotes(user, params.id, body, now), user, now),
);
