import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getAvailableTerms } from "../../../api/endpoints.gen.ts";
import type { Order } from "../use-change.ts";

/** Terms and ways to pay of the cart as it is now: credit decides on its amount, so that another amount is another question. */
export function useTerms({ amounts: { total }, termsOfPayment }: Pick<Order, "amounts" | "termsOfPayment">) {
  const query = queryOf(getAvailableTerms, {});
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, total, termsOfPayment],
    placeholderData: keepPreviousData,
  }).data;
}
