import { Badge, Box, Button, Group, Stack, Text } from "@mantine/core";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getCardAccount as Contract } from "@solvia/core/contract/subscriptions";
import { useQuery } from "@tanstack/react-query";
import { call, queryOf } from "../../../api/client.ts";
import { connectCardProvider, getCardAccount } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";

type Account = NonNullable<AnswerOf<typeof Contract>["account"]>;

const colors: Readonly<Record<Account["state"], string>> = {
  begun: "orange",
  missing: "orange",
  checking: "gray",
  ready: "teal",
  refused: "red",
};

/** A merchant's account at the card provider: how it stands, what is missing until when, and the way to the provider's pages. */
export function CardAccountSection() {
  const { t } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getCardAccount, {}));
  const connect = useWrite(() => call(connectCardProvider, {}), {
    onDone: ({ onboarding }) => {
      if (onboarding) location.assign(onboarding.url);
    },
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { account } = data;
  const goesOn = !account || account.state === "begun" || account.state === "missing";
  return (
    <Section
      title={t("cardAccount.title")}
      hint={t("cardAccount.why")}
      aside={
        account && (
          <Badge color={colors[account.state]} variant="light" c="bright" tt="none">
            {t(`cardAccount.states.${account.state}`)}
          </Badge>
        )
      }
    >
      {account && account.missing.length > 0 && <Missing account={account} />}
      {account?.state === "refused" && <Text>{t("cardAccount.refusedHint")}</Text>}
      {goesOn && (
        <Group>
          {/* A link is good for one visit: while the page leaves by it, no other is asked for. */}
          <Button
            loading={connect.isPending || connect.data?.onboarding !== undefined}
            onClick={() => connect.mutate(undefined)}
          >
            {t(account ? "cardAccount.goOn" : "cardAccount.connect")}
          </Button>
        </Group>
      )}
      <Refusal error={connect.error} />
    </Section>
  );
}

function Missing({ account: { missing, dueOn } }: { account: Account }) {
  const { t, language } = useTexts(profileTexts);
  return (
    <Stack gap="xs">
      <Text fw={600}>
        {dueOn ? t("cardAccount.missingBy", { date: date(dueOn, language) }) : t("cardAccount.missing")}
      </Text>
      <Box component="ul" m={0} ps="lg">
        {missing.map(({ what, late, reason }) => (
          <li key={what}>
            {[
              t(`cardAccount.what.${what}`),
              ...(reason ? [t(`cardAccount.reasons.${reason}`)] : []),
              ...(late ? [t("cardAccount.late")] : []),
            ].join(" · ")}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
