import { useEffect, useRef, useState } from "react";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostDamagePictures } from "@solvia/core/shipments/damage/claim";
import { ApiProblem, call } from "../../api/client.ts";
import { uploadDamagePicture } from "../../api/endpoints.gen.ts";
import { isUnanswered } from "../../api/unanswered.ts";
import { post } from "../../api/upload.ts";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { useOnline } from "../../ui/network.tsx";
import { dropPicture, keepPicture, keptPicture } from "./kept-pictures.ts";
import type { DamageForm } from "./page.ts";
import { shrunk } from "./shrunk.ts";

const { types, maxBytes } = uploadKinds["damage-picture"];

/** Milliseconds after which a picture that got no answer is sent again. */
const pause = 4000;

/** The same where too many went at once: the house counts them by the hour. */
const longPause = 60_000;

/** Milliseconds after which it goes again; undefined where it was refused for good. */
function laterIn(error: unknown): number | undefined {
  if (isUnanswered(error)) return pause;
  return error instanceof ApiProblem && error.status === 429 ? longPause : undefined;
}

/** A picture in its list: it lies in the store, or waits on this device. */
export interface Shown {
  id: string;
  name: string;
  /** What the browser shows of it; absent after a reload. */
  address?: string | undefined;
  waits: boolean;
}

/**
 * The pictures of a report. Each is kept on the device as it is taken and sent by itself as soon as there is a network, one after the other: what was taken in a dead
 * spot outlives a reload, and the end is quick.
 */
export function usePictures(form: DamageForm, token: string) {
  const { t } = useTexts(damageTexts);
  const online = useOnline();
  const [fault, setFault] = useState("");
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const [tries, setTries] = useState(0);
  const underWay = useRef<string>(undefined);
  const { pictures, pending } = form.values;
  const next = pending[0];
  const show = (id: string, file: File) => setAddresses((before) => ({ ...before, [id]: URL.createObjectURL(file) }));
  const without = (id: string) => form.getValues().pending.filter((one) => one.id !== id);

  /** Milliseconds after which what waits is sent: none where this one got its answer. */
  const send = async ({ id, name }: { id: string; name: string }): Promise<number> => {
    const file = await keptPicture(id);
    try {
      if (!file) throw new Error("the browser has thrown it away");
      show(id, file);
      const body = { name, contentType: file.type, size: file.size };
      const key = await post(await call(uploadDamagePicture, { params: { token }, body }), file);
      const { pictures: sent, pending: waiting } = form.getValues();
      // It may have been taken out meanwhile.
      if (waiting.some((one) => one.id === id))
        form.setValues({ pictures: [...sent, { key, name }], pending: without(id) });
      show(key, file);
    } catch (error) {
      const later = file && laterIn(error);
      if (later !== undefined) return later;
      form.setFieldValue("pending", without(id));
      setFault(t("damage.photoFailed", { name }));
    }
    await dropPicture(id);
    return 0;
  };
  useEffect(() => {
    if (!online || !next || underWay.current !== undefined) return;
    underWay.current = next.id;
    void send(next).then((wait) => {
      underWay.current = undefined;
      setTimeout(() => setTries((count) => count + 1), wait);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- sends what it finds by then
  }, [online, next?.id, tries]);

  const take = async (files: readonly File[]): Promise<void> => {
    setFault("");
    for (const taken of files.slice(0, mostDamagePictures - pictures.length - pending.length)) {
      const file = await shrunk(taken);
      const fits = (types as readonly string[]).includes(file.type) && file.size > 0 && file.size <= maxBytes;
      if (fits) {
        const id = crypto.randomUUID();
        await keepPicture(id, file);
        show(id, file);
        form.setFieldValue("pending", [...form.getValues().pending, { id, name: file.name }]);
      } else setFault(t("damage.photoWrong", { name: taken.name }));
    }
  };
  const shown: Shown[] = [
    ...pictures.map(({ key, name }) => ({ id: key, name, address: addresses[key], waits: false })),
    ...pending.map(({ id, name }) => ({ id, name, address: addresses[id], waits: true })),
  ];
  return {
    shown,
    fault,
    isFull: shown.length >= mostDamagePictures,
    take: (files: readonly File[]) => void take(files),
    drop: ({ id, waits }: Shown) => {
      if (waits) {
        form.setFieldValue("pending", without(id));
        void dropPicture(id);
      } else
        form.setFieldValue(
          "pictures",
          pictures.filter(({ key }) => key !== id),
        );
    },
  };
}
