import { setWholesale } from "@solvia/core/accounts/change-company";
import { setCompanyWholesale } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setCompanyWholesale, ({ params, body }) => setWholesale(params.id, body.wholesaleActive));
