import { officeView } from "@solvia/core/accounts/company/company-details";
import { listCompanies as list } from "@solvia/core/accounts/company/change-company";
import { listCompanies } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCompanies, async ({ query, now }) => {
  const { items, cursor } = await list(query);
  return { items: items.map((company) => officeView(company, now)), cursor };
});
