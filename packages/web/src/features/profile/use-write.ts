import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";

interface Options<Answer> {
  /** The toast after it; none when absent. */
  said?: string;
  onDone?: (answer: Answer) => void;
  onError?: (error: Error) => void;
}

/** A write of the profile area: a toast says that it is done. */
export function useWrite<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  { said, onDone, onError }: Options<Answer> = {},
) {
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      if (said) notifications.show({ color: "leaf", message: said });
      onDone?.(answer);
    },
    ...(onError && { onError }),
  });
}
