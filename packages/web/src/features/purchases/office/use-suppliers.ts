import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listSuppliers } from "../../../api/endpoints.gen.ts";

/** The suppliers by name, as a field offers them. */
export function useSuppliers() {
  const { data } = useQuery(queryOf(listSuppliers, { query: { limit: 200 } }));
  return (data?.items ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }));
}
