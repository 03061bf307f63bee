import { Alert, Badge, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpSecondFactor } from "./set-up-second-factor.tsx";

type Doing = "nothing" | "setUp" | "renew" | "turnOff";

/** The second step of the login: set up, recovery codes, turned off. */
export function SecondFactorSection({ required = false }: { required?: boolean }) {
  const { t, language } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getSecondFactor, {}));
  const [doing, setDoing] = useState<Doing>("nothing");
  const [codes, setCodes] = useState<readonly string[]>();
  const stop = () => setDoing("nothing");
  const renew = useWrite(({ code }: { code: string }) => call(renewRecoveryCodes, { body: { code } }), {
    onDone: ({ recoveryCodes }) => {
      stop();
      setCodes(recoveryCodes);
    },
  });
  const turnOff = useWrite((body: { code: string; password: string }) => call(removeSecondFactor, { body }), {
    onDone: stop,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const state = data.since ? t("secondFactor.on", { date: date(data.since, language) }) : t("secondFactor.off");
  return (
    <Section
      id="second-factor"
      title={t("secondFactor.title")}
      hint={t("secondFactor.why")}
      aside={
        <Badge {...(data.on && { color: "leaf" })} variant={data.on ? "light" : "default"} size="lg">
          {state}
        </Badge>
      }
    >
      {required && !data.on && <Alert color="orange">{t("secondFactor.required")}</Alert>}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && data.on && <Text>{t("secondFactor.left", { count: data.recoveryCodesLeft ?? 0 })}</Text>}
      {doing === "setUp" && (
        <SetUpSecondFactor
          onDone={(newCodes) => {
            stop();
            setCodes(newCodes);
          }}
        />
      )}
      {doing === "renew" && <CodeForm write={renew} label={t("secondFactor.renew")} onCancel={stop} />}
      {doing === "turnOff" && (
        <CodeForm write={turnOff} label={t("secondFactor.turnOff")} onCancel={stop} withPassword color="red" />
      )}
      {doing === "nothing" && !codes && (
        <Group>
          {!data.on && <Button onClick={() => setDoing("setUp")}>{t("secondFactor.setUp")}</Button>}
          {data.on && (
            <>
              <Button variant="default" onClick={() => setDoing("renew")}>
                {t("secondFactor.renew")}
              </Button>
              <Button variant="subtle" color="red" c="red" onClick={() => setDoing("turnOff")}>
                {t("secondFactor.turnOff")}
              </Button>
            </>
          )}
        </Group>
      )}
    </Section>
  );
}
