import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../states.tsx";
import { eachRow } from "./each-row.ts";

/** Does the same to many records, four at a time; says of how many it was done, and why not of the others. */
export function useBulk<Row, Change>(act: (change: Change) => (row: Row) => Promise<unknown>, done: () => void) {
  const { t } = useTexts(officeListsTexts);
  const mutation = useMutation({
    mutationFn: async ({ rows, change }: { rows: readonly Row[]; change: Change }) => {
      const outcomes = await eachRow(rows, act(change));
      const failures = outcomes.flatMap((one) => ("refusal" in one ? [one.refusal] : []));
      return { count: rows.length - failures.length, failures };
    },
    onSuccess: ({ count, failures }) => {
      if (count > 0) notifications.show({ color: "green", message: t("officeLists.changed", { count }) });
      if (failures.length === 0) done();
      else
        notifications.show({
          color: "red",
          message: t("officeLists.notChanged", { count: failures.length, reason: problemText(t, failures[0]) }),
        });
    },
  });
  return {
    run: (rows: readonly Row[], change: Change) => mutation.mutate({ rows, change }),
    running: mutation.isPending,
  };
}
