import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";

/** A write whose end is told in the words of spec 8: "Salvato!" or "Aggiunto!" in green, "Errore" in red. */
export function useToldMutation<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  {
    said,
    after,
    scope,
    asks = () => false,
  }: {
    said: "added" | "saved";
    after?: (answer: Answer) => unknown;
    /** What it waits for, and what waits for it. */
    scope?: { id: string };
    /** Whether an error is a question that the caller asks itself. */
    asks?: (error: unknown) => boolean;
  },
) {
  const { t } = useTexts(officeTexts);
  return useMutation({
    mutationFn,
    ...(scope && { scope }),
    onSuccess: async (answer) => {
      notifications.show({ color: "green", message: t(`bo.${said}`) });
      await after?.(answer);
    },
    onError: (error) => {
      if (asks(error)) return;
      notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) });
    },
  });
}
