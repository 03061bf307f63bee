import { listNotifications as list } from "@solvia/core/crm/notifications/list-notifications";
import { listNotifications } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(listNotifications, ({ user, query, now }) => list(user, query, now));
