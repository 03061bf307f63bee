import { Badge, Button, Container, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeChats } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../../back-office/layout.tsx";

/** Every customer's chat, the last written first. */
export const ChatsPage = () => (
  <BackOffice>
    <Chats />
  </BackOffice>
);

function Chats() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery({
    ...queryOf(listBackOfficeChats, { query: { limit: 100 } }),
    refetchInterval: 15_000,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container size="lg" py="md">
      <Title order={1} size="h2" mb="md">
        {t("chat.chats")}
      </Title>
      {data.items.length === 0 ? (
        <Empty title={t("chat.noChats")} />
      ) : (
        <Table.ScrollContainer minWidth={600}>
          <Table className="cards">
            <Table.Tbody>
              {data.items.map(({ id, customerName, customerEmail, lastText, unread }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    {customerName} <Text c="dimmed">{customerEmail}</Text>
                  </Table.Td>
                  <Table.Td className="card-wide">{lastText}</Table.Td>
                  <Table.Td>{unread > 0 && <Badge>{t("chat.unread", { count: unread })}</Badge>}</Table.Td>
                  <Table.Td>
                    <Button component={Link} to={`/back-office/chats/${id}`} variant="subtle">
                      {t("chat.open")}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Container>
  );
}
