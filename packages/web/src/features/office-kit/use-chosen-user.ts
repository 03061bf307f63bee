import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeUser } from "../../api/endpoints.gen.ts";

/** The choice that an address has made already, by name: its user is not among what is searched for now. */
export function useChosenUser(id: string | undefined): { value: string; label: string }[] {
  const { data } = useQuery({
    ...queryOf(getBackOfficeUser, { params: { id: id ?? "" } }),
    enabled: id !== undefined,
    retry: false,
  });
  if (!id) return [];
  return [{ value: id, label: data ? `${data.name} ${data.surname} · ${data.email}` : id }];
}
