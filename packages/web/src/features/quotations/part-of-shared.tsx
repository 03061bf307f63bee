import { Button, Card, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { previewSharedAcceptance } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { AcceptanceSums, countOf, linesOf } from "./acceptance-sums.tsx";
import { ChosenPieces, type Pieces } from "./chosen-pieces.tsx";
import type { Shared } from "./shared/quotation-shapes.ts";

/** Behind a link a part can be worked out as its customer would be asked it; nothing is accepted here. */
export function PartOfShared(props: { shared: Shared; token: string }) {
  const { t } = useTexts(quotationsTexts);
  const [isOpen, setOpen] = useState(false);
  if (!props.shared.open) return null;
  return isOpen ? (
    <Part {...props} />
  ) : (
    <Button variant="default" size="compact-sm" mt="md" onClick={() => setOpen(true)}>
      {t("quotation.shared.part")}
    </Button>
  );
}

function Part({ shared: { current, balance }, token }: { shared: Shared; token: string }) {
  const { t } = useTexts(quotationsTexts);
  const leftOf = (id: string) => balance.find(({ lineId }) => lineId === id)?.left ?? 0;
  const [pieces, choose] = useState<Pieces>(() =>
    Object.fromEntries(current.lines.map(({ lineId, optional }) => [lineId, optional ? 0 : leftOf(lineId)])),
  );
  const [open, setOpen] = useState<readonly string[]>([]);
  const isTold = countOf(pieces) > 0 && open.length === 0;
  const asked = useQuery({
    ...queryOf(previewSharedAcceptance, { params: { token }, body: { hash: current.hash, lines: linesOf(pieces) } }),
    enabled: isTold,
    retry: false,
  });
  return (
    <Card withBorder mt="md">
      <Stack>
        <Text fw={600}>{t("quotation.shared.part")}</Text>
        <ChosenPieces
          quotation={{ current, balance }}
          pieces={pieces}
          told={isTold ? asked.data?.lines : undefined}
          there={{}}
          open={open}
          setOpen={(lineId, isNow) =>
            setOpen((known) => [...known.filter((one) => one !== lineId), ...(isNow ? [lineId] : [])])
          }
          choose={choose}
        />
        {isTold && <AcceptanceSums asked={asked} offered={current} />}
      </Stack>
    </Card>
  );
}
