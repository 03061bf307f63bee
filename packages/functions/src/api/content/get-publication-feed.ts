import { publicationFeed } from "@solvia/core/site/feed/publication-feed";
import { getPublicationFeed } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPublicationFeed, ({ query }) => publicationFeed(query));
