import { askInsurer } from "@solvia/core/contract/back-office/payments";
import { askInsurer as ask } from "@solvia/core/insurances/change-cover";
import { insuranceView } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(askInsurer, async ({ user, body, now }) => insuranceView(await ask(user, body, now), now));
