import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { reopenOrder } from "../../api/endpoints.gen.ts";
import { noteStale } from "../../api/stale.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";

/** Puts an unpaid order back into the cart and goes there. */
export function useReopen(id: string) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(reopenOrder, { params: { id } }),
    onSuccess: () => navigate({ to: "/forklift" }),
    onError: (error) => {
      notifications.show({ color: "red", message: problemText(t, error) });
      // What refused it has become of the order elsewhere: its page says what.
      noteStale(reopenOrder);
    },
  });
}
