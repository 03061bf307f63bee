import { useQueryClient } from "@tanstack/react-query";
import { getBackOfficeCompany, listAuditLog, listCompanies, listCompanyNotes } from "../../../api/endpoints.gen.ts";
import { useToldMutation } from "../suppliers/use-told-mutation.ts";

/** A change of a company: told, and all that shows the company is asked anew. */
export function useCompanyWrite() {
  const client = useQueryClient();
  const paths = [getBackOfficeCompany, listCompanies, listCompanyNotes, listAuditLog].map(({ path }) => path);
  return useToldMutation((write: () => Promise<unknown>) => write(), {
    said: "saved",
    after: () => Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
