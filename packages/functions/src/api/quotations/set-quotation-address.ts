import { setAddress } from "@solvia/core/quotations/adjust";
import { customerView } from "@solvia/core/quotations/views";
import { setQuotationAddress } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(setQuotationAddress, async ({ user, params, now }) =>
  customerView(await setAddress(user, params.id, params.addressId, now), now),
);
