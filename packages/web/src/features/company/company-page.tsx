import { Container, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../../api/client.ts";
import { getCompany, leaveCompany, listMembers } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
import { EmptyPage, Failure, Loading, problemText } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { ApprovalLimit } from "./approval-limit.tsx";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { notifications } from "@mantine/notifications";

export const CompanyPage = () => (
  <RequireLogin>
    <OwnCompany />
  </RequireLogin>
);

/** The people of the company: everybody sees them, owners change them. */
function OwnCompany() {
  const { t } = useTexts(peopleTexts);
  const user = useUser();
  const inCompany = Boolean(user?.companyId);
  const company = useQuery({ ...queryOf(getCompany, {}), enabled: inCompany }).data?.company;
  const { data, error, refetch } = useQuery({ ...queryOf(listMembers, {}), enabled: inCompany });
  if (!inCompany) return <EmptyPage title={t("members.none")} hint={t("members.noneHint")} />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || !company || !user) return <Loading />;
  const manages = user.memberRole === "owner";
  return (
    <Container size="md" py="lg">
      <Stack gap="xl">
        <div>
          <Title order={1}>{company.companyName}</Title>
          <Text c="dimmed">
            {t("register.vatNumber")} {company.vatNumber}
          </Text>
        </div>
        <Members company={company.companyName} members={data.items} manages={manages} />
        {manages && <Invitations invitations={data.invitations} />}
        <ApprovalLimit limit={data.approvalLimit} manages={manages} />
        <Leave company={company.companyName} />
      </Stack>
    </Container>
  );
}

function Leave({ company }: { company: string }) {
  const { t } = useTexts(peopleTexts);
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: () => call(leaveCompany, {}),
    onSuccess: () => client.resetQueries(),
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
  return (
    <Group>
      <AskButton
        label={t("members.leave")}
        question={t("members.leaveConfirm", { company })}
        onConfirm={(close) => leave.mutate(undefined, { onSettled: close })}
      />
    </Group>
  );
}
