import { useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../api/client.ts";
import { listUsers, setQuotationOwner } from "../../api/endpoints.gen.ts";
import { useUser } from "../login/session.ts";

/** The employees who may look after a quotation, for whoever hands them out; nobody for an agent, who sees no other one. */
export function useSellers() {
  const user = useUser() ?? undefined;
  const mayHandOut = allowed(setQuotationOwner.access, user);
  const ofRole = (role: "sales_agent" | "admin") => ({
    ...queryOf(listUsers, { query: { role, limit: 200 } }),
    enabled: mayHandOut,
  });
  const agents = useQuery(ofRole("sales_agent"));
  const admins = useQuery(ofRole("admin"));
  const all = [...(agents.data?.items ?? []), ...(admins.data?.items ?? [])];
  const byId = new Map(all.map(({ id, name, surname, email }) => [id, `${name} ${surname}`.trim() || email]));
  return {
    user,
    mayHandOut,
    sellers: [...byId].map(([value, label]) => ({ value, label })),
    error: agents.error ?? admins.error,
  };
}
