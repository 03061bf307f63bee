import { exportData } from "@solvia/core/contract/account";
import { exportedShapes } from "@solvia/core/contract/shapes/exported";
import { exportUser } from "@solvia/core/crm/privacy/export-user";
import { reply, serve } from "../../serve/index.ts";

export const handler = serve(exportData, async ({ user, now }) =>
  reply(await exportUser(user, exportedShapes, now), {
    headers: { "content-disposition": 'attachment; filename="solvia-data.json"' },
  }),
);
