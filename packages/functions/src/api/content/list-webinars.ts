import { listWebinars } from "@solvia/core/contract/content";
import { listWebinars as list } from "@solvia/core/publications/webinars/read-webinars";
import { serve } from "../../serve/index.ts";

export const handler = serve(listWebinars, ({ query, now }) => list(query, now));
