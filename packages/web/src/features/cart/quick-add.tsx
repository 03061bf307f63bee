import { Button, Card, Collapse, Group, Stack, Text, Textarea, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../api/client.ts";
import { quickAdd } from "../../api/endpoints.gen.ts";
import { figure, notation } from "../../i18n/format.ts";
import { ofCart } from "../../api/of-cart.ts";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import { Leaving } from "../../ui/leaving.tsx";
import { WaitsForNetwork } from "../../ui/network.tsx";
import { problemText } from "../../ui/states.tsx";
import { faultText, refusedText } from "../cart-change/quantity-words.ts";
import { readCodeLines, type CodeLine } from "@solvia/core/platform/reading";
import { IconChevronDown } from "../../ui/icons.gen.ts";

/** Adds many products by code; what was refused stays in the field with its reason. */
export function QuickAdd() {
  const { t, language } = useTexts(cartTexts);
  const [opened, { toggle }] = useDisclosure(false);
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(false);
  const { lines, faults } = readCodeLines(text, notation(language));
  // The last line may still be being written.
  const last = text.split("\n").length;
  const wrong = faults.filter(({ row }) => left || row < last);
  const add = useMutation({
    mutationFn: (items: CodeLine[]) => call(quickAdd, { body: { items } }),
    ...ofCart,
    onSuccess: ({ refused }, items) => {
      setLeft(false);
      setText(refused.map(({ productCode, quantity }) => `${productCode} ${quantity}`).join("\n"));
      const count = items.length - refused.length;
      if (count > 0) notifications.show({ color: "leaf", message: t("cart.quickAdded", { count }) });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
  // A refusal stands for as long as its line does.
  const refused = (add.data?.refused ?? []).filter(({ productCode, quantity }) =>
    lines.some((line) => line.productCode === productCode && line.quantity === quantity),
  );
  const refusals = [
    ...wrong.slice(0, 5).map((fault) => faultText(t, fault, (pieces) => figure(pieces, language))),
    ...refused.map((line) => refusedText(t, line)),
  ];
  return (
    <Card withBorder>
      <UnstyledButton onClick={toggle} aria-expanded={opened} w="100%">
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600}>{t("cart.quick")}</Text>
            <Text size="sm" c="dimmed">
              {t("cart.quickHint")}
            </Text>
          </div>
          <IconChevronDown size={20} aria-hidden style={{ flexShrink: 0, rotate: opened ? "180deg" : "none" }} />
        </Group>
      </UnstyledButton>
      <Collapse expanded={opened}>
        <Leaving dirty={text.trim() !== ""} />
        <Stack mt="md" gap="sm">
          <Textarea
            aria-label={t("cart.quick")}
            placeholder={t("cart.quickPlaceholder")}
            autosize
            minRows={3}
            maxRows={12}
            value={text}
            // What is on its way is what stands here: the answer puts what was refused in its place.
            readOnly={add.isPending}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
            error={
              refusals.length > 0 &&
              refusals.map((words) => (
                <Text key={words} span display="block" fz="inherit">
                  {words}
                </Text>
              ))
            }
            errorProps={{ role: "alert" }}
            ref={field}
            className="numbers"
          />
          <WaitsForNetwork isPaused={add.isPaused} />
          <Button
            disabled={text.trim() === ""}
            loading={add.isPending}
            onClick={() => (faults.length > 0 ? field.current?.focus() : add.mutate(lines))}
            style={{ alignSelf: "flex-start" }}
          >
            {t("cart.quickAdd")}
          </Button>
        </Stack>
      </Collapse>
    </Card>
  );
}
