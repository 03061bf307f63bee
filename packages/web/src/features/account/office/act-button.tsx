import { Button } from "@mantine/core";
import { useState } from "react";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconShoppingCart, IconUserShare } from "../../../ui/icons.gen.ts";
import { ActForUser, type ActingFor } from "./act-for-user.tsx";

/** Acting for a customer, among their orders or in their cart. */
export function ActButton(props: ActingFor) {
  const { t } = useTexts(officePeopleTexts);
  const [asking, setAsking] = useState(false);
  const inCart = props.to === "/forklift";
  return (
    <>
      <Button
        variant="default"
        leftSection={inCart ? <IconShoppingCart size={16} /> : <IconUserShare size={16} />}
        onClick={() => setAsking(true)}
      >
        {t(inCart ? "officePeople.actInCart" : "officePeople.act")}
      </Button>
      {asking && <ActForUser {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
