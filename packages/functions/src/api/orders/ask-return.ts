import { askReturn } from "@solvia/core/contract/orders";
import { askReturn as ask } from "@solvia/core/returns/ask-return";
import { ownView } from "@solvia/core/returns/list-returns";
import { serve } from "../../serve/index.ts";

export const handler = serve(askReturn, async ({ user, params, body, now }) =>
  ownView(await ask(user, params.id, body, now)),
);
