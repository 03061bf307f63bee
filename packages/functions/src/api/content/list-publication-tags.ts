import { tagsInUse } from "@solvia/core/publications/search-publications";
import { listPublicationTags } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPublicationTags, ({ query }) => tagsInUse(query));
