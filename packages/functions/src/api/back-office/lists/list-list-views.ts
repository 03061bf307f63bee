import { listViews } from "@solvia/core/accounts/list-views/list-views";
import { listListViews } from "@solvia/core/contract/back-office/lists";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listListViews, ({ user, params }) => listViews(user, params.list));
