import type { Holding } from "../../platform/personal-data.ts";
import { NotificationEntity } from "./notification.table.ts";

export const notificationHoldings: readonly Holding[] = [
  {
    entity: NotificationEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "NOTIFICATION#" } }),
    closing: "delete",
  },
];
