import { Alert, Button, Center, Loader, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiProblem } from "../api/client.ts";
import { useTexts } from "../i18n/index.ts";
import type { Translate } from "../i18n/words.ts";
import { isConnectionLost } from "./lost-chunk.ts";

export function Loading() {
  const { t } = useTexts();
  return (
    <Center py={80} role="status" aria-label={t("common.loading")}>
      <Loader />
    </Center>
  );
}

/** What went wrong in words, with a way on. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTexts();
  return (
    <Alert color="red" title={t("common.error")} my="lg">
      <Stack align="flex-start">
        <Text>{problemText(t, error)}</Text>
        {retry && (
          <Button variant="default" onClick={retry}>
            {t("common.retry")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

interface EmptyProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function Empty({ title, hint, children, level = 2 }: EmptyProps & { level?: 1 | 2 }) {
  return (
    <Center py={70}>
      <Stack align="center" gap="sm">
        <Title order={level} size="h3" ta="center">
          {title}
        </Title>
        {hint && (
          <Text c="dimmed" ta="center">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Center>
  );
}

/** Where a whole page has nothing else to show: its title is the page's. */
export const EmptyPage = (props: EmptyProps) => <Empty {...props} level={1} />;

const codeOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return error.code;
  return isConnectionLost(error) ? "no-connection" : "unexpected-error";
};

/** The message of a problem code, with its figures; an unknown one is said to be unexpected. */
export const problemText = (t: Translate, error: unknown): string =>
  t(`problem.${codeOf(error)}`, {
    ...(error instanceof ApiProblem && error.params),
    defaultValue: t("problem.unexpected-error"),
  });

/** What is wrong with a field, by its code. */
export const fieldText = (t: Translate, code: string): string =>
  t(`fieldProblem.${code}`, { defaultValue: t("fieldProblem.invalid-format") });

/** Field errors of a refused form, as Mantine's forms take them. */
export const fieldErrors = (t: Translate, error: unknown): Record<string, string> =>
  error instanceof ApiProblem
    ? Object.fromEntries(error.fields.map(({ field, code }) => [field, fieldText(t, code)]))
    : {};
