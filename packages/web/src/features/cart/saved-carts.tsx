import { Button, Card, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { notifications, type NotificationData } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { deleteSavedOrder, listSavedOrders, openSavedOrder, saveOpenOrder } from "../../api/endpoints.gen.ts";
import { money } from "../../i18n/format.ts";
import { savedCartsTexts } from "../../i18n/areas/saved-carts.ts";
import { useTexts } from "../../i18n/index.ts";
import { useSoughtPlace } from "../../ui/focus/sought-place.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { toastTime } from "../../ui/toasts/toast-time.ts";
import { LoginDialog } from "../login/login-dialog.tsx";
import { useForUser, useUser } from "../login/session.ts";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { shopPriceWords } from "../catalogue/price/price-words.ts";
import { savedName } from "./saved-name.ts";

const SavedCartRequest = lazyPart(
  async () => (await import("../quotation-requests/cart-request.tsx")).SavedCartRequest,
);

/** A write on carts. A failure is a toast, where its place doesn't tell it. */
function useWrite<I, O>(
  write: (input: I) => Promise<O>,
  said: (answer: O) => Partial<NotificationData>,
  { isToldInPlace = false } = {},
) {
  const { t } = useTexts(savedCartsTexts);
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      notifications.show({ color: "leaf", message: undefined, ...said(answer) });
    },
    onError: (error) => {
      if (!isToldInPlace) notifications.show({ color: "red", message: problemText(t, error) });
    },
  });
}

/** Where the toast of a saved cart leads (spec 8). */
const savedPlace = "saved-carts";

/** Puts the open cart aside under a name; a visitor logs in first, and it is saved then. */
export function SaveCart() {
  const { t, language } = useTexts(savedCartsTexts);
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState("");
  const save = useWrite(
    () => call(saveOpenOrder, { body: { name } }),
    () => ({
      autoClose: toastTime.cartSaved,
      title: t("savedCarts.saved"),
      message: (
        <AnchorLink to="/forklift" hash={savedPlace}>
          {t("savedCarts.savedLink")}
        </AnchorLink>
      ),
    }),
    { isToldInPlace: true },
  );
  const [loggingIn, setLoggingIn] = useState(false);
  const forUser = useForUser(() => {
    setAsking(false);
    setLoggingIn(true);
  });
  // The name stays where it was typed until its cart is saved.
  const write = () => save.mutate(undefined, { onSuccess: () => setAsking(false) });
  const askAgain = () => {
    setLoggingIn(false);
    setAsking(true);
  };
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setName(new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date()));
          save.reset();
          setAsking(true);
        }}
      >
        {t("savedCarts.save")}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("savedCarts.save")}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Form
          typed={false}
          onSubmit={(event) => {
            event.preventDefault();
            void forUser(write);
          }}
        >
          <Stack>
            <LimitedText
              label={t("savedCarts.saveName")}
              value={name}
              longest={60}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
            {save.error && (
              <Text size="sm" c="red" role="alert">
                {problemText(t, save.error)}
              </Text>
            )}
            <Button type="submit" disabled={name.trim() === ""} loading={save.isPending}>
              {t("savedCarts.save")}
            </Button>
          </Stack>
        </Form>
      </Modal>
      <LoginDialog
        opened={loggingIn}
        why="save"
        onClose={askAgain}
        onLeave={() => setLoggingIn(false)}
        onSuccess={() => {
          askAgain();
          write();
        }}
      />
    </>
  );
}

/** The carts that were put aside; nothing while there are none. */
export function SavedCarts() {
  const { t, language } = useTexts(savedCartsTexts);
  const user = useUser();
  const { data } = useQuery(queryOf(listSavedOrders, { query: {} }));
  const [deleting, setDeleting] = useState<{ id: string; name: string }>();
  const open = useWrite(
    (id: string) => call(openSavedOrder, { params: { id } }),
    ({ changes }) => ({ message: t(changes.length > 0 ? "savedCarts.openedChanged" : "savedCarts.opened") }),
  );
  const remove = useWrite(
    (id: string) => call(deleteSavedOrder, { params: { id } }),
    () => ({ message: t("common.deleted") }),
  );
  useSoughtPlace(savedPlace);
  if (!data || data.items.length === 0) return null;
  const carts = data.items.map((cart) => ({ ...cart, name: savedName(t, cart, language) }));
  return (
    <Card withBorder id={savedPlace}>
      <Title order={2} size="h4" mb="sm">
        {t("savedCarts.savedTitle")}
      </Title>
      <Stack gap="sm">
        {carts.map(({ id, name, requested, lines, pieces, productsAmount, grossAmount, basis }) => (
          <Group key={id} justify="space-between">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed" className="numbers">
                {t("savedCarts.savedLine", {
                  count: lines,
                  pieces,
                  amount: money(basis === "net" ? productsAmount : grossAmount, language),
                  basis: t(shopPriceWords(basis === "net")),
                })}
              </Text>
            </div>
            <Group gap="xs">
              <Button variant="light" size="compact-md" loading={open.isPending} onClick={() => open.mutate(id)}>
                {t("savedCarts.open")}
              </Button>
              {user && !user.actedBy && !requested && (
                <Suspense fallback={null}>
                  <SavedCartRequest saved={{ id, name }} />
                </Suspense>
              )}
              <Button variant="subtle" color="red" c="red" size="compact-md" onClick={() => setDeleting({ id, name })}>
                {t("savedCarts.delete")}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      {deleting && (
        <ConfirmDialog
          question={t("savedCarts.deleteConfirm", { name: deleting.name })}
          onConfirm={() => remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Card>
  );
}
