import { visiblePublications } from "@solvia/core/publications/read-publications";
import { listPublicationsOfSeries } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPublicationsOfSeries, ({ params, query }) =>
  visiblePublications({ ...query, ...params }),
);
