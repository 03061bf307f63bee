import { mostRecentPublications } from "@solvia/core/publications/read-publications";
import { listMostRecentPublications } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(listMostRecentPublications, ({ query }) => mostRecentPublications(query));
