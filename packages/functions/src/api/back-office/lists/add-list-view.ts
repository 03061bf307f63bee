import { addView } from "@solvia/core/accounts/list-views/list-views";
import { addListView } from "@solvia/core/contract/back-office/lists";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addListView, ({ user, params, body }) => addView(user, params.list, body));
