import { queryOf } from "../../api/client.ts";
import { listPlans } from "../../api/endpoints.gen.ts";

/** The plans that can be had, with their prices. */
export const plansQuery = queryOf(listPlans, {});
