import { loadCompany } from "@solvia/core/accounts/change-company";
import { getBackOfficeCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeCompany, ({ params }) => loadCompany(params.id));
