import { listOwnQuotations } from "@solvia/core/quotations/listing/list-quotations";
import { customerRow, oneVersion } from "@solvia/core/quotations/views";
import { listFullQuotations } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(listFullQuotations, async ({ user, query, now }) => {
  const { items, cursor } = await listOwnQuotations(user, query);
  const full = items.map(async (one) => ({
    ...(await customerRow(one, now)),
    current: await oneVersion(one, one.sent),
  }));
  return { items: await Promise.all(full), cursor };
});
