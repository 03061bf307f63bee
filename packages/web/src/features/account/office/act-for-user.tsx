import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { actForUser } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ofCart } from "../../../api/of-cart.ts";
import { keepBegun } from "../../acting/begun-at.ts";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";

export interface ActingFor {
  id: string;
  name: string;
  to?: "/profile/my-orders" | "/forklift";
}

/** Asks why, and acts for a customer from there on: among their orders, or in their cart. */
export function ActForUser({ id, name, to = "/profile/my-orders", onClose }: ActingFor & { onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const write = useRecordWrite(ofCart);
  const act = async (reason: string) => {
    await call(actForUser, { params: { id }, body: { reason } });
    keepBegun(id, `${location.pathname}${location.search}`);
    await navigate({ to });
    await client.resetQueries();
  };
  return (
    <ReasonDialog
      title={t(to === "/forklift" ? "officePeople.actInCart" : "officePeople.act")}
      text={t("officePeople.actText", { name })}
      hint={t("officePeople.actReasonHint")}
      action={t("officePeople.actDo")}
      color="leaf"
      shortest={10}
      write={write}
      onReason={(reason) => write.mutate(() => act(reason))}
      onClose={onClose}
    />
  );
}
