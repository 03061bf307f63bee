import { notifications } from "@mantine/notifications";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";

/** Says in a toast why something was refused. */
export function useToldProblem(): (error: unknown) => void {
  const { t } = useTexts();
  return (error) => notifications.show({ color: "red", message: problemText(t, error) });
}
