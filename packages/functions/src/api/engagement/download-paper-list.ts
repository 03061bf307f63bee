import { downloadPaperList } from "@solvia/core/contract/engagement";
import { drawPaperList } from "@solvia/core/content/draw-paper-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(downloadPaperList, ({ params, query }) => drawPaperList(params.id, query.language));
