import { companyOf } from "@solvia/core/accounts/company/company";
import { getCompany } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getCompany, async ({ user }) => ({ company: await companyOf(user) }));
