import { removeView } from "@solvia/core/accounts/list-views/list-views";
import { removeListView } from "@solvia/core/contract/back-office/lists";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeListView, ({ user, params }) => removeView(user, params.list, params.id));
