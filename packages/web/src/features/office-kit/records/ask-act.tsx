import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ApiProblem } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { problemText } from "../../../ui/states.tsx";
import { useWords } from "../../../ui/list/use-words.ts";
import type { RecordAct, RecordKind, Written } from "./record-kind.ts";

interface Props<Record, Act> {
  kind: RecordKind<Record>;
  act: Act;
  record: Record;
  onClose: () => void;
}

/** Asks about an act and does it, as its declaration says. */
export function AskAct<Record>({ act, ...props }: Props<Record, RecordAct<Record>>) {
  if ("Dialog" in act) return <act.Dialog record={props.record} onClose={props.onClose} />;
  return "write" in act ? <Confirm act={act} {...props} /> : null;
}

function Confirm<Record>({ kind, act, record, onClose }: Props<Record, Written<Record>>) {
  const words = useWords();
  const run = useRunAct(kind, record);
  const label = act.label(words);
  return (
    <ConfirmDialog
      against={act.against?.(words, record) ?? []}
      question={
        act.question?.(words, record) ?? words.t("officeActs.question", { act: label, name: kind.nameOf(record) })
      }
      wait={act.wait ?? 0}
      onConfirm={() => run.now(act, onClose)}
      onClose={onClose}
    />
  );
}

/** Does an act that is one call: its end is told, what shows the record is asked anew, and one goes where it leads. */
export function useRunAct<Record>(kind: RecordKind<Record>, record: Record) {
  const words = useWords();
  const client = useQueryClient();
  const router = useRouter();
  const isHere = () =>
    router.buildLocation(kind.open(kind.idOf(record)) as never).pathname === router.state.location.pathname;
  const mutation = useMutation({
    mutationFn: (act: Written<Record>) => act.write(record),
    onSuccess: (answer, act) => {
      kind.keep?.(client, record, answer);
      notifications.show({ color: "green", message: act.said?.(words) ?? words.t("bo.saved") });
      const to = act.after?.(answer) ?? (isHere() ? act.gone : undefined);
      if (to) void router.navigate(to as never);
    },
    onError: (error) => {
      notifications.show({ color: "red", message: problemText(words.t, error) });
      // Somebody else was quicker: what they have done is shown before one tries again.
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
  return {
    running: mutation.isPending,
    now: (act: Written<Record>, done?: () => void) => mutation.mutate(act, { ...(done && { onSettled: done }) }),
  };
}
