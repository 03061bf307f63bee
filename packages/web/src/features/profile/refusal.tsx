import { Alert } from "@mantine/core";
import { ApiProblem } from "../../api/client.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";

/** What the server refused, unless it is said at its field. */
export function Refusal({ error, atField }: { error: Error | null; atField?: readonly string[] }) {
  const { t } = useTexts();
  if (!error) return null;
  if (error instanceof ApiProblem && (error.code === "invalid-input" || atField?.includes(error.code))) return null;
  return <Alert color="red">{problemText(t, error)}</Alert>;
}
