import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, keepAnswer } from "../../api/client.ts";
import { askAboutQuotation, getQuotation } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { isUndeclared } from "./standing/blocked.ts";
import { findingWords, substituteWords } from "./shared/finding-words.ts";
import { Findings } from "./shared/findings.tsx";
import type { Finding, Quotation } from "./shared/quotation-shapes.ts";

const colours = { yes: "leaf", changed: "yellow", no: "orange" } as const;

/** Whether an open quotation can still be ordered as it stands, what speaks against it, and one click for the next version. */
export function Living({ quotation, mayAsk }: { quotation: Quotation; mayAsk: boolean }) {
  const { t } = useTexts(quotationsTexts);
  const { living } = quotation;
  if (!living) return null;
  const { verdict, findings } = living;
  return (
    <Alert color={colours[verdict]} role="status">
      <Text fw={600}>{t(`quotation.living.${verdict}`)}</Text>
      {findings.length > 0 && <Findings findings={findings} further={mayAsk ? declareOf : undefined} />}
      {mayAsk && findings.length > 0 && !isUndeclared(quotation) && <AskForNext quotation={quotation} />}
    </Alert>
  );
}

/** Beside a finding that asks for one, the way to the declaration that the reduced rate rests on. */
const declareOf = ({ code }: Finding) => (code === "certificate" || code === "certificate-missing") && <Declare />;

function Declare() {
  const { t } = useTexts(vatTexts);
  return (
    <AnchorLink to="/profile/reduced-vat-auto-certification" size="sm" underline="always" display="inline-block" py={4}>
      {t("vat.rate.declare")}
    </AnchorLink>
  );
}

/** The seller is told in words what speaks against it, with what would stand in. */
function AskForNext({ quotation }: { quotation: Quotation }) {
  const words = useTexts(quotationsTexts);
  const { t } = words;
  const client = useQueryClient();
  const params = { id: quotation.id };
  const findings = quotation.living?.findings ?? [];
  const said = findings.flatMap((finding) => [
    findingWords(finding, words),
    ...("substitute" in finding && finding.substitute
      ? [Object.values(substituteWords(finding.substitute, words)).filter(Boolean).join(": ")]
      : []),
  ]);
  const ask = useMutation({
    mutationFn: () =>
      call(askAboutQuotation, {
        params,
        body: { text: [t("quotation.living.message"), ...said].join("\n").slice(0, 2000), asksChange: true },
      }),
    onSuccess: (answer) => keepAnswer(client, getQuotation, { params }, answer),
  });
  // Asked of this version already, here or from another place.
  const last = quotation.messages.findLast(({ asksChange }) => asksChange);
  if (ask.isSuccess || last?.version === quotation.sent) {
    return (
      <Text size="sm" mt="sm">
        {t("quotation.living.asked")}
      </Text>
    );
  }
  return (
    <Stack gap={4} mt="sm" align="flex-start">
      <Button size="compact-sm" variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
        {t("quotation.living.ask")}
      </Button>
      {ask.error && (
        <Text size="sm" c="red" role="alert">
          {problemText(t, ask.error)}
        </Text>
      )}
    </Stack>
  );
}
