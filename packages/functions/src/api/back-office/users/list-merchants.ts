import { listMerchants } from "@solvia/core/contract/back-office/users";
import { listMerchants as list } from "@solvia/core/merchants/list-merchants";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listMerchants, ({ user, query, now }) => list(user, query, now));
