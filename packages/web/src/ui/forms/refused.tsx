import { Alert, Text } from "@mantine/core";
import { ApiProblem } from "../../api/client.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../states.tsx";

interface Props {
  form: { error: unknown; beside: readonly string[] };
}

/** Whether it was refused since serials of its pieces are missing: somebody may then say why they come, or go, without. */
export const lacksSerials = ({ error }: Pick<Props["form"], "error">): boolean =>
  error instanceof ApiProblem && error.code === "serials-missing";

/** What was refused and stands at no field. */
export function Refused({ form: { error, beside } }: Props) {
  const { t } = useTexts();
  if (!error && beside.length === 0) return null;
  return (
    <Alert color="red" role="alert">
      {Boolean(error) && <Text size="sm">{problemText(t, error)}</Text>}
      {beside.map((words) => (
        <Text key={words} size="sm">
          {words}
        </Text>
      ))}
    </Alert>
  );
}
