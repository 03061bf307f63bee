import { listActs as read } from "@solvia/core/accounts/acting/list-acts";
import { listActs } from "@solvia/core/contract/account";
import { actKindOf } from "@solvia/core/contract/endpoint-words";
import { serve } from "../../serve/index.ts";

export const handler = serve(listActs, ({ user, query }) => read(user, query, actKindOf));
