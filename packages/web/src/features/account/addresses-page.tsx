import { Badge, Button, Card, Container, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { deleteAddress, listAddresses } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
import { Failure, problemText } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useMay } from "../acting/in-stead.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { AddressForm, type SavedAddress } from "./address-form.tsx";
import { useSiteWords } from "./addresses/site-words.tsx";

export const AddressesPage = () => (
  <RequireLogin>
    <Addresses />
  </RequireLogin>
);

/** Which form is open: of an address, or of a new one of either kind. */
type Editing = { id: string } | "shipping" | "billing" | undefined;

function Addresses() {
  const { t } = useTexts(peopleTexts);
  const { data, error, refetch } = useQuery(queryOf(listAddresses, {}));
  const [editing, setEditing] = useState<Editing>();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const shipping = data.items.filter(({ addressType }) => addressType === "shipping");
  const billing = data.items.find(({ addressType }) => addressType === "billing");
  const close = () => setEditing(undefined);
  const saved = () => {
    close();
    notifications.show({ color: "leaf", message: t("place.saved") });
  };
  const shown = (address: SavedAddress) =>
    typeof editing === "object" && editing.id === address.id ? (
      <FormCard key={address.id} title={t("place.editTitle")}>
        <AddressForm replacing={address} billing={address.addressType === "billing"} onSaved={saved} onCancel={close} />
      </FormCard>
    ) : (
      <AddressCard key={address.id} address={address} onEdit={() => setEditing({ id: address.id })} />
    );
  return (
    <Container size="md" py="lg">
      <Stack>
        <div>
          <Title order={1}>{t("address.title")}</Title>
          <Text c="dimmed">{t("place.intro")}</Text>
        </div>
        <Title order={2} size="h3">
          {t("place.shipping")}
        </Title>
        {shipping.length === 0 && <Text>{t("address.empty")}</Text>}
        {shipping.map(shown)}
        <Pickup />
        {editing === "shipping" ? (
          <FormCard title={t("place.newTitle")}>
            <AddressForm onSaved={saved} onCancel={close} />
          </FormCard>
        ) : (
          <AddButton onClick={() => setEditing("shipping")} />
        )}
        <Title order={2} size="h3" mt="md">
          {t("place.billingType")}
        </Title>
        {billing && shown(billing)}
        {!billing && editing !== "billing" && (
          <>
            <Text>{t("place.billingNone")}</Text>
            <AddButton onClick={() => setEditing("billing")} />
          </>
        )}
        {editing === "billing" && (
          <FormCard title={t("place.newTitle")}>
            <AddressForm billing onSaved={saved} onCancel={close} />
          </FormCard>
        )}
      </Stack>
    </Container>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts(peopleTexts);
  return (
    <Button variant="light" onClick={onClick} style={{ alignSelf: "flex-start" }}>
      {t("place.add")}
    </Button>
  );
}

const FormCard = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Card withBorder>
    <Title order={3} size="h5" mb="md">
      {title}
    </Title>
    {children}
  </Card>
);

/** The fixed warehouse stands beside the addresses: it is chosen when ordering. */
function Pickup() {
  const { t } = useTexts(peopleTexts);
  return (
    <Card withBorder padding="sm" bg="var(--shade)">
      <Text fw={600}>{t("place.pickup")}</Text>
      <Text size="sm">{t("place.pickupText")}</Text>
    </Card>
  );
}

function AddressCard({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const { t } = useTexts(peopleTexts);
  const mayDelete = useMay(deleteAddress) && address.addressType === "shipping";
  const remove = useMutation({
    mutationFn: () => call(deleteAddress, { params: { id: address.id } }),
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
  const { header, street, houseNumber, postalCode, city, provinceCode, countryCode, telephone, addressDetails } =
    address;
  return (
    <Card component="article" withBorder padding="sm" aria-label={`${header}, ${street} ${houseNumber}`}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600}>{header}</Text>
          <Text size="sm">
            {street} {houseNumber}, {postalCode} {city} {provinceCode} · {countryCode}
          </Text>
          {telephone && (
            <Text size="sm" c="dimmed" className="numbers">
              {telephone}
            </Text>
          )}
          {addressDetails && <Text size="sm">{addressDetails}</Text>}
        </div>
        <Group gap="xs">
          <Button variant="subtle" px="xs" onClick={onEdit}>
            {t("place.edit")}
          </Button>
          {mayDelete && (
            <AskButton
              px="xs"
              label={t("address.delete")}
              question={t("place.deleteConfirm")}
              onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
            />
          )}
        </Group>
      </Group>
      {address.addressType === "shipping" && <AccessBadges address={address} />}
    </Card>
  );
}

/** What a driver has to know, at a glance. */
function AccessBadges({ address }: { address: SavedAddress }) {
  const facts = useSiteWords()(address);
  if (facts.length === 0) return null;
  return (
    <Group gap={6} mt={6}>
      {facts.map((fact) => (
        <Badge key={fact} variant="light" color="gray" c="dimmed" tt="none">
          {fact}
        </Badge>
      ))}
    </Group>
  );
}
