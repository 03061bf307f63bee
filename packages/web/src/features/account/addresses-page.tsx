import { Button, Card, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../../api/client.ts";
import { deleteAddress, listAddresses } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../require-login.tsx";
import { AddressForm } from "./address-form.tsx";

export const AddressesPage = () => (
  <RequireLogin>
    <Addresses />
  </RequireLogin>
);

function Addresses() {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data } = useQuery(queryOf(listAddresses, {}));
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteAddress, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listAddresses.path] }),
  });
  if (!data) return <Loading />;
  return (
    <Container size="md" py="lg">
      <Stack>
        <Title order={1}>{t("address.title")}</Title>
        {data.items.length === 0 && <Text>{t("address.empty")}</Text>}
        {data.items.map(({ id, header, street, houseNumber, postalCode, city }) => (
          <Card key={id} withBorder>
            <Group justify="space-between">
              <Text>
                <b>{header}</b>, {street} {houseNumber}, {postalCode} {city}
              </Text>
              <Button variant="subtle" color="red" onClick={() => remove.mutate(id)}>
                {t("address.delete")}
              </Button>
            </Group>
          </Card>
        ))}
        <Title order={2} size="h4">
          {t("checkout.newAddress")}
        </Title>
        <AddressForm onSaved={() => undefined} />
      </Stack>
    </Container>
  );
}
