import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../states.tsx";

const atOnce = 4;

/** Does the same to many records, four at a time; says of how many it was done, and why not of the others. */
export function useBulk<Row, Change>(act: (change: Change) => (row: Row) => Promise<unknown>, done: () => void) {
  const { t } = useTexts(officeListsTexts);
  const mutation = useMutation({
    mutationFn: async ({ rows, change }: { rows: readonly Row[]; change: Change }) => {
      const failures: unknown[] = [];
      for (let at = 0; at < rows.length; at += atOnce) {
        const results = await Promise.allSettled(rows.slice(at, at + atOnce).map(act(change)));
        failures.push(...results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : [])));
      }
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
