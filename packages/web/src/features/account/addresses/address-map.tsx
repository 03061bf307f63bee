import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getGeoAddress as contract } from "@solvia/core/contract/addresses";
import { ApiProblem, call } from "../../../api/client.ts";
import { getGeoAddress } from "../../../api/endpoints.gen.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";
import { drawMap, type DrawnMap, type Point } from "./draw-map.ts";

export type Found = AnswerOf<typeof contract>;

interface Props {
  start: Point;
  onFound: (point: Point, found: Found | undefined) => void;
}

/** Picks a point: with a click, or by moving the map under the cross, which the keyboard can do too. */
export default function AddressMap({ start, onFound }: Props) {
  const { t } = useTexts(peopleTexts);
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(undefined);
  const [drawn, setDrawn] = useState(false);
  const ask = useMutation({
    mutationFn: ({ latitude, longitude }: Point) =>
      call(getGeoAddress, { params: { a: latitude, b: longitude } }).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.status === 404) return undefined;
        throw error;
      }),
    onSuccess: (found, point) => onFound(point, found),
  });
  const { mutate } = ask;
  useEffect(() => {
    if (!place.current) return undefined;
    const made = drawMap(place.current, start, (point) => mutate(point));
    map.current = made;
    setDrawn(!made.tiled);
    return made.remove;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the map is made once, at the point it opens with
  }, []);
  const choose = (point: Point) => {
    map.current?.mark(point);
    ask.mutate(point);
  };
  return (
    <Stack gap="xs">
      <div className="address-map">
        <div ref={place} className="address-map-place" role="application" aria-label={t("place.mapLabel")} />
        <span className="address-map-cross" aria-hidden="true" />
      </div>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="light"
          loading={ask.isPending}
          onClick={() => map.current && choose(map.current.centre())}
        >
          {t("place.useCentre")}
        </Button>
        <Locate onPoint={choose} />
      </Group>
      {drawn && (
        <Text size="xs" c="dimmed">
          {t("place.drawn")}
        </Text>
      )}
      {ask.isSuccess && <Told found={ask.data} />}
      {ask.error && <Alert color="red">{problemText(t, ask.error)}</Alert>}
    </Stack>
  );
}

function Told({ found }: { found: Found | undefined }) {
  const { t } = useTexts(peopleTexts);
  if (!found) return <Alert color="orange">{t("place.nowhere")}</Alert>;
  const { street, houseNumber, postalCode, city, approximate } = found;
  const text = [[street, houseNumber].filter(Boolean).join(" "), [postalCode, city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  return (
    <Text size="sm" role="status">
      {t("place.found", { place: text, interpolation: { escapeValue: false } })}
      {approximate && `. ${t("place.approximate")}`}
    </Text>
  );
}

/** Where the browser says that the visitor is. */
function Locate({ onPoint }: { onPoint: (point: Point) => void }) {
  const { t } = useTexts(peopleTexts);
  const [refused, setRefused] = useState(false);
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setRefused(false);
        onPoint({ latitude, longitude });
      },
      () => setRefused(true),
    );
  return (
    <>
      <Button size="compact-md" variant="default" onClick={locate}>
        {t("place.useMine")}
      </Button>
      {refused && (
        <Text size="xs" c="red" role="status">
          {t("place.noPosition")}
        </Text>
      )}
    </>
  );
}
