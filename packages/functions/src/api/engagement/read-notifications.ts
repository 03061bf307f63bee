import { markNotificationsRead } from "@solvia/core/crm/notifications/list-notifications";
import { readNotifications } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(readNotifications, ({ user, body, now }) => markNotificationsRead(user, body.upTo, now));
