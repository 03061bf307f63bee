import { changeView } from "@solvia/core/accounts/list-views/list-views";
import { changeListView } from "@solvia/core/contract/back-office/lists";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changeListView, ({ user, params, body }) =>
  changeView(user, params.list, params.id, body),
);
