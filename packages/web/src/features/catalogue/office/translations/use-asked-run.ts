import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { machineHasWork, type Texts, type Translated } from "./text-states.ts";
import type { Run } from "./translations.tsx";
import { useToldProblem } from "./use-told-problem.ts";

const pause = 1500;
/** Milliseconds after which a run that was asked for counts as failed. */
const patience = 120_000;

interface Read {
  data: { source: Texts; items: readonly Translated[] } | undefined;
  dataUpdatedAt: number;
}

/** The machine's run that `ask` asks for, over when it has nothing left to write: the texts are asked for again and again until then. */
export function useAskedRun(ask: () => Promise<unknown>) {
  const tell = useToldProblem();
  const [askedAt, setAskedAt] = useState<number>();
  const start = useMutation({ mutationFn: ask, onSuccess: () => setAskedAt(Date.now()), onError: tell });
  const runOf = ({ data, dataUpdatedAt }: Read): Run => {
    const open = data?.items.filter((item) => machineHasWork(data.source, item)).length ?? 0;
    const total = data?.items.length ?? 1;
    const isLate = askedAt !== undefined && dataUpdatedAt - askedAt > patience;
    if (askedAt !== undefined && dataUpdatedAt > askedAt && open === 0) setAskedAt(undefined);
    return {
      isUnderWay: start.isPending || (askedAt !== undefined && !isLate),
      done: total - open,
      total,
      hasFailed: isLate,
      start: () => start.mutate(),
    };
  };
  return { refetchInterval: askedAt === undefined ? (false as const) : pause, runOf };
}
