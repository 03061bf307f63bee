import { useQueryClient } from "@tanstack/react-query";
import { getBackOfficeCompany, listCompanies, listCompanyNotes } from "../../../api/endpoints.gen.ts";
import { useToldMutation } from "../suppliers/use-told-mutation.ts";
import { refreshHistory } from "./refresh-history.ts";

/** A change of a company: told, and all that shows the company is asked anew. */
export function useCompanyWrite() {
  const client = useQueryClient();
  const paths = [getBackOfficeCompany, listCompanies, listCompanyNotes].map(({ path }) => path);
  return useToldMutation((write: () => Promise<unknown>) => write(), {
    said: "saved",
    after: () => {
      refreshHistory(client);
      return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
