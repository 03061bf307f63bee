import { Alert, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import {
  cameras,
  chooseCamera,
  closeCamera,
  faultOf,
  hasTorch,
  openCamera,
  setTorch,
  type CameraFault,
} from "./open-camera.ts";
import { readPictures } from "./read-pictures.ts";
import "./camera.css";

interface Props {
  onCode: (text: string) => void;
}

/** The camera's picture with the frame that a code is held into. */
export default function Camera({ onCode }: Props) {
  const { t } = useTexts(officeScanningTexts);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [stream, setStream] = useState<MediaStream>();
  const [fault, setFault] = useState<CameraFault>();
  const [failure, setFailure] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const end = new AbortController();
    const opened = openCamera();
    const place = video.current;
    const read = async (): Promise<void> => {
      if (!place) return;
      try {
        const its = await opened;
        if (end.signal.aborted) return;
        setStream(its);
        place.srcObject = its;
        await place.play();
      } catch (error) {
        if (!end.signal.aborted) setFault(faultOf(error));
        return;
      }
      await readPictures(place, (text) => latest.current(text), end.signal).catch(setFailure);
    };
    void read();
    return () => {
      end.abort();
      void opened.then(closeCamera, () => undefined);
    };
  }, [turn]);
  const again = () => {
    setFault(undefined);
    setFailure(undefined);
    setStream(undefined);
    setTurn((last) => last + 1);
  };
  if (fault) {
    return (
      <Alert color="orange" title={t("scanning.camera.without")}>
        <Stack align="flex-start" gap="sm">
          <Text size="sm">{t(`scanning.camera.${fault}`)}</Text>
          <Button variant="default" size="md" onClick={again}>
            {t("common.retry")}
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (failure !== undefined) return <Failure error={failure} retry={again} />;
  return (
    <Stack gap="xs">
      <div className="camera">
        <video ref={video} muted playsInline aria-label={t("scanning.camera.picture")} />
        <div className="camera-aim" aria-hidden />
      </div>
      {stream && <Controls stream={stream} onChange={again} />}
    </Stack>
  );
}

function Controls({ stream, onChange }: { stream: MediaStream; onChange: () => void }) {
  const { t } = useTexts(officeScanningTexts);
  const [known, setKnown] = useState<{ id: string; name: string }[]>([]);
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    let isOver = false;
    void cameras().then(
      (found) => !isOver && setKnown(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  const light = () =>
    void setTorch(stream, !isLit).then(
      () => setLit(!isLit),
      () => undefined,
    );
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId ?? "";
  return (
    <Group gap="xs" wrap="nowrap">
      {hasTorch(stream) && (
        <Button variant={isLit ? "filled" : "default"} size="md" aria-pressed={isLit} onClick={light}>
          {t("scanning.camera.torch")}
        </Button>
      )}
      {known.length > 1 && (
        <NativeSelect
          flex={1}
          size="md"
          aria-label={t("scanning.camera.which")}
          value={current}
          data={known.map(({ id, name }, at) => ({
            value: id,
            label: name || t("scanning.camera.nth", { number: at + 1 }),
          }))}
          onChange={(event) => {
            chooseCamera(event.currentTarget.value);
            onChange();
          }}
        />
      )}
    </Group>
  );
}
