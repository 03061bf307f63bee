import { askOffice } from "@solvia/core/quotations/messages";
import { customerView } from "@solvia/core/quotations/views";
import { askAboutQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(askAboutQuotation, async ({ user, params, body, now }) =>
  customerView(await askOffice(user, params.id, body, now), now),
);
