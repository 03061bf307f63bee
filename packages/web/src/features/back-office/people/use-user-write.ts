import { useQueryClient } from "@tanstack/react-query";
import { getBackOfficeUser, listAuditLog, listMerchants, listUsers } from "../../../api/endpoints.gen.ts";
import { useToldMutation } from "../suppliers/use-told-mutation.ts";

/** A change of a user: told, and all that shows the user is asked anew. */
export function useUserWrite() {
  const client = useQueryClient();
  const paths = [getBackOfficeUser, listUsers, listMerchants, listAuditLog].map(({ path }) => path);
  return useToldMutation((write: () => Promise<unknown>) => write(), {
    said: "saved",
    after: () => Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
