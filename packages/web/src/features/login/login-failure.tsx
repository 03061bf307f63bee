import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ApiProblem, call } from "../../api/client.ts";
import { resendVerification } from "../../api/endpoints.gen.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";

interface Props {
  error: Error;
  /** What was typed: where a verification mail goes again. */
  email: string;
  onLeave: () => void;
}

/** Why a login was refused, in the words and colours of spec 8, and what helps. */
export function LoginFailure({ error, email, onLeave }: Props) {
  const { t } = useTexts(profileTexts);
  const status = error instanceof ApiProblem ? error.status : 500;
  if (status === 412) {
    return (
      <Alert color="orange" title={t("login.waitingManual")}>
        {t("loginHelp.manual")}
      </Alert>
    );
  }
  if (status === 406) return <AwaitsMail email={email} />;
  if (status === 429) return <Alert color="red">{t("problem.too-many-requests")}</Alert>;
  return (
    <Alert color="red">
      {t("login.generic")}{" "}
      <AnchorLink to="/registration" onClick={onLeave}>
        {t("login.registerLink")}
      </AnchorLink>
    </Alert>
  );
}

/** The address waits for its confirmation: the mail once more. */
function AwaitsMail({ email }: { email: string }) {
  const { t } = useTexts(profileTexts);
  const send = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) });
  return (
    <Alert color="red" title={t("login.waitingEmail")}>
      <Stack gap="xs" align="start">
        {send.isSuccess ? (
          <Text size="sm" role="status">
            {t("loginHelp.sent")}
          </Text>
        ) : (
          <Button variant="default" size="compact-sm" loading={send.isPending} onClick={() => send.mutate()}>
            {t("loginHelp.again")}
          </Button>
        )}
        {send.error && <Text size="sm">{problemText(t, send.error)}</Text>}
      </Stack>
    </Alert>
  );
}
