import { Button, Group, Stack, TextInput } from "@mantine/core";
import { Suspense, useState, type FormEvent } from "react";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { readySound, signal } from "./signal.ts";
import type { Scan } from "./scan.ts";
import { codeField, useWedge } from "./wedge/use-wedge.ts";

/** The camera and what reads its pictures, 1 MB, come when the camera is opened. */
const Camera = lazyPart(async () => (await import("./camera/camera.tsx")).default);

interface Props {
  /** Takes each scan as it comes, also while the last one is still on its way. What became of it is told by `signal`. */
  onScan: (scan: Scan) => void;
  /** What is scanned here, for the field; "code or serial" where nothing else is said. */
  label?: string;
  /** Nothing is taken meanwhile: a question lies over the page. */
  paused?: boolean;
}

/**
 * Reads codes by camera, by a wedge scanner wherever the focus is, or typed. One on a page. It tells by a tick and a shake that a code was
 * read; the page tells what became of it (`signal`).
 */
export function Scanner({ onScan, label, paused = false }: Props) {
  const { t } = useTexts(officeScanningTexts);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const take = (text: string, by: Scan["by"]) => {
    signal("read");
    onScan({ text, by });
  };
  useWedge((text) => take(text, "wedge"), paused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    readySound();
    const text = typed.trim();
    if (text === "" || paused) return;
    setTyped("");
    take(text, "hand");
  };
  const toggle = () => {
    readySound();
    setOpen(!isOpen);
  };
  return (
    <Stack gap="sm">
      {isOpen && (
        <Suspense fallback={<Waiting count={4} />}>
          <Camera onCode={(text) => !paused && take(text, "camera")} />
        </Suspense>
      )}
      <Button size="xl" fullWidth variant={isOpen ? "default" : "filled"} aria-pressed={isOpen} onClick={toggle}>
        {t(isOpen ? "scanning.camera.close" : "scanning.camera.open")}
      </Button>
      <Form typed={false} onSubmit={submit}>
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            flex={1}
            size="lg"
            label={label ?? t("scanning.field")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
            {...codeField}
          />
          <Button type="submit" size="lg" variant="default" disabled={paused}>
            {t("scanning.take")}
          </Button>
        </Group>
      </Form>
    </Stack>
  );
}
