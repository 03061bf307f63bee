import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";

interface Options<Answer> {
  /** Paths of the queries that the write makes old. */
  refresh?: readonly string[];
  /** The toast after it; none when absent. */
  said?: string;
  onDone?: (answer: Answer) => void;
  onError?: (error: Error) => void;
}

/** A write of the profile area: what it changes is asked again, and a toast says that it is done. */
export function useWrite<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  { refresh = [], said, onDone, onError }: Options<Answer> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      await Promise.all(refresh.map((path) => client.invalidateQueries({ queryKey: [path] })));
      if (said) notifications.show({ color: "leaf", message: said });
      onDone?.(answer);
    },
    ...(onError && { onError }),
  });
}
