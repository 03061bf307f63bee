import { searchPublications as search } from "@solvia/core/publications/search-publications";
import { searchPublications } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(searchPublications, ({ query }) => search(query));
