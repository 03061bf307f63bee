import { visiblePublications } from "@solvia/core/publications/read-publications";
import { listPublications } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPublications, ({ query }) => visiblePublications(query));
