import { listUsers } from "@solvia/core/accounts/office/list-users";
import { listMerchants } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listMerchants, ({ user, query, now }) =>
  listUsers(user, { ...query, role: "merchant" }, now),
);
