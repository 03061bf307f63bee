import { listOwnQuotations } from "@solvia/core/quotations/listing/list-quotations";
import { customerRow } from "@solvia/core/quotations/views";
import { listQuotations } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(listQuotations, async ({ user, query, now }) => {
  const { items, cursor } = await listOwnQuotations(user, query);
  return { items: await Promise.all(items.map((one) => customerRow(one, now))), cursor };
});
