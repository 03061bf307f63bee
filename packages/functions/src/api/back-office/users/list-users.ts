import { listUsers as list } from "@solvia/core/accounts/office/list-users";
import { listUsers } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listUsers, ({ user, query, now }) => list(user, query, now));
