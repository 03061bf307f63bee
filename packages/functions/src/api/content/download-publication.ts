import { publicationPaper } from "@solvia/core/publications/paper/publication-paper";
import { downloadPublication } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(downloadPublication, ({ params, query, user }) =>
  publicationPaper(params.id, { ...query, user }),
);
