import { publicationTranslations } from "@solvia/core/publications/translate-publication";
import { listPublicationTranslations } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPublicationTranslations, ({ params }) => publicationTranslations(params.id));
