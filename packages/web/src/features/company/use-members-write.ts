import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listMembers } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";

/** A change of the company's people: the list is read anew, a refusal is told. */
export function useMembersWrite<T>(write: (input: T) => Promise<unknown>, said?: (input: T) => string) {
  const { t } = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async (_, input) => {
      await client.invalidateQueries({ queryKey: [listMembers.path] });
      if (said) notifications.show({ color: "leaf", message: said(input) });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
}
