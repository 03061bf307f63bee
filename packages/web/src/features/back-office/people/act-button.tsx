import { Button } from "@mantine/core";
import { IconShoppingCart, IconUserShare } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { actForUser } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useUserWrite } from "./use-user-write.ts";

/** Acts for a customer from here on, in the shop or at once in their cart. */
export function ActButton({ id, to = "/" }: { id: string; to?: "/" | "/forklift" }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const write = useUserWrite();
  const act = async () => {
    await call(actForUser, { params: { id } });
    await navigate({ to });
    await client.resetQueries();
  };
  return (
    <Button
      variant="default"
      leftSection={to === "/" ? <IconUserShare size={16} /> : <IconShoppingCart size={16} />}
      title={t("officePeople.actHint")}
      loading={write.isPending}
      onClick={() => write.mutate(act)}
    >
      {t(to === "/" ? "officePeople.act" : "officePeople.actInCart")}
    </Button>
  );
}
