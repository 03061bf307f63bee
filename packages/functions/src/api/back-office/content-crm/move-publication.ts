import { movePublication as move } from "@solvia/core/publications/move-publication";
import { movePublication } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(movePublication, ({ params, body, now }) => move(params.id, body, now));
