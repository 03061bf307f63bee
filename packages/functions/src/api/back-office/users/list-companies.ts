import { listCompanies as list } from "@solvia/core/accounts/change-company";
import { listCompanies } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCompanies, ({ query }) => list(query));
