import { useQueryClient } from "@tanstack/react-query";
import { getBackOfficeUser, listMerchants, listUsers } from "../../../api/endpoints.gen.ts";
import { useToldMutation } from "../suppliers/use-told-mutation.ts";
import { refreshHistory } from "./refresh-history.ts";

/** A change of a user: told, and all that shows the user is asked anew. */
export function useUserWrite() {
  const client = useQueryClient();
  const paths = [getBackOfficeUser, listUsers, listMerchants].map(({ path }) => path);
  return useToldMutation((write: () => Promise<unknown>) => write(), {
    said: "saved",
    after: () => {
      refreshHistory(client);
      return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
