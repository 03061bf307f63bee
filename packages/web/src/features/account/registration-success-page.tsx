import { Alert, Button, Container, Stack, Text, ThemeIcon, Timeline, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { resendVerification } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { IconMailOpened } from "../../ui/icons.gen.ts";

interface Props {
  email?: string;
  kind?: "private" | "business";
}

/** After registering: what happens now, and the mail once more. */
export function RegistrationSuccessPage({ email, kind = "private" }: Props) {
  const { t } = useTexts(peopleTexts);
  const again = useMutation({ mutationFn: () => call(resendVerification, { body: { email: email ?? "" } }) });
  const steps = ["stepMail", ...(kind === "business" ? (["stepCheck"] as const) : []), "stepBuy"] as const;
  return (
    <Container size="xs" py="xl">
      <Stack>
        <ThemeIcon size={56} radius="xl" variant="light">
          <IconMailOpened size={30} />
        </ThemeIcon>
        <Title order={1}>{t("join.success")}</Title>
        {email && <Text fz="lg">{t("join.successTo", { email })}</Text>}
        <Title order={2} size="h4">
          {t("join.successSteps")}
        </Title>
        <Timeline active={0} bulletSize={18}>
          {steps.map((step) => (
            <Timeline.Item key={step}>
              <Text>{t(`join.${step}`)}</Text>
            </Timeline.Item>
          ))}
        </Timeline>
        {again.isSuccess && <Alert color="leaf">{t("join.resent")}</Alert>}
        {again.error && <Alert color="red">{problemText(t, again.error)}</Alert>}
        {email && !again.isSuccess && (
          <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate()}>
            {t("join.resend")}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
