import { useQueryClient } from "@tanstack/react-query";
import { useToldMutation } from "../../catalogue/office/suppliers/use-told-mutation.ts";
import { refreshHistory } from "./refresh-history.ts";

/** A change of a record: told, and all that shows the record is asked anew, its history with it. */
export function useRecordWrite(
  shownBy: readonly { path: string }[],
  { scope, asks }: { scope?: { id: string } | undefined; asks?: (error: unknown) => boolean } = {},
) {
  const client = useQueryClient();
  return useToldMutation((write: () => Promise<unknown>) => write(), {
    said: "saved",
    ...(scope && { scope }),
    ...(asks && { asks }),
    after: () => {
      refreshHistory(client);
      return Promise.all(shownBy.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
