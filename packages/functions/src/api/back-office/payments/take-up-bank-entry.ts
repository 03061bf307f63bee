import { takeUpBankEntry } from "@solvia/core/contract/back-office/payments";
import { entryView } from "@solvia/core/orders/bank/list-entries";
import { takeUp } from "@solvia/core/orders/bank/set-aside";
import { serve } from "../../../serve/index.ts";

export const handler = serve(takeUpBankEntry, async ({ params }) => entryView(await takeUp(params.id)));
