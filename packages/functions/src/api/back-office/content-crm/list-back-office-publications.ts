import { listPublications } from "@solvia/core/publications/list-publications";
import { listBackOfficePublications } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficePublications, ({ query }) => listPublications(query));
