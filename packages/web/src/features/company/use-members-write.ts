import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";

/** A change of the company's people: it is told, and so is a refusal. */
export function useMembersWrite<T>(write: (input: T) => Promise<unknown>, said?: (input: T) => string) {
  const { t } = useTexts();
  return useMutation({
    mutationFn: write,
    onSuccess: (_, input) => {
      if (said) notifications.show({ color: "leaf", message: said(input) });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
}
