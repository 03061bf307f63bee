import { publicationByCode } from "@solvia/core/publications/read-publications";
import { getPublication } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPublication, ({ params, query, user }) =>
  publicationByCode(params.code, { ...query, user }),
);
