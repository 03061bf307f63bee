import { Alert, Button, Group, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../../api/client.ts";
import { listAddresses, saveShippingAddress } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import type { Order } from "./use-change.ts";

interface Props {
  address: Exclude<Order["address"], "pickup" | undefined>;
  /** With the id of the address that takes its place, which says it. */
  onSaved: (id: string) => void;
}

/** Pallets come to a place of which nobody has said how they are unloaded: asked before it is paid for, since a tail lift costs. */
export function AskUnloading({ address, onSaved }: Props) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const queries = useQueryClient();
  const { id, ...rest } = address;
  const say = useMutation({
    mutationFn: (fact: "forklift" | "tailLift") =>
      call(saveShippingAddress, {
        query: { replacingAddressId: id },
        body: { ...rest, addressType: "shipping", [fact]: true },
      }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: queryOf(listAddresses, {}).queryKey });
      onSaved(saved.id);
    },
  });
  return (
    <Alert color="orange">
      <Text size="sm">{t("checkout.unloadingAsk")}</Text>
      <Group gap="xs" mt="xs">
        {(["forklift", "tailLift"] as const).map((fact) => (
          <Button
            key={fact}
            size="compact-sm"
            variant="default"
            loading={say.isPending && say.variables === fact}
            disabled={say.isPending}
            onClick={() => say.mutate(fact)}
          >
            {t(`place.${fact}`)}
          </Button>
        ))}
      </Group>
      {say.error && (
        <Text size="sm" c="red" role="alert" mt="xs">
          {problemText(t, say.error)}
        </Text>
      )}
    </Alert>
  );
}
