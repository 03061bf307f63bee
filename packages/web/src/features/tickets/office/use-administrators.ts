import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listUsers } from "../../../api/endpoints.gen.ts";

/** Whom a request may be given to: who sees requests at all. */
export function useAdministrators() {
  const { data, error } = useQuery(queryOf(listUsers, { query: { role: "admin", limit: 200 } }));
  const people = (data?.items ?? []).map(({ id, name, surname, email }) => ({
    value: id,
    label: `${name} ${surname}`.trim() || email,
  }));
  return { people, error };
}
