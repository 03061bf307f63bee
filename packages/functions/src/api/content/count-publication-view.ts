import { countView } from "@solvia/core/publications/count-view";
import { countPublicationView } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(countPublicationView, ({ params, user, ip, headers, now }) =>
  countView(params.id, { userId: user?.id, ip, agent: headers["user-agent"] }, now),
);
