import { listUsers as list } from "@solvia/core/accounts/back-office-users";
import { listUsers } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listUsers, ({ query, now }) => list(query, now));
