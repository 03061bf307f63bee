import { Badge, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { reckonEnergyReturn } from "../../../api/endpoints.gen.ts";
import { energyReturnTexts } from "../../../i18n/areas/energy-return.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { PlantForm } from "./plant-form.tsx";
import { bodyOf, valuesOf, type PlantBody, type Reckoned } from "./plant-values.ts";
import { Result } from "./result.tsx";

/** What a plant gives and whether it pays for itself; the address keeps what was asked. */
export function Calculator() {
  const { t } = useTexts(energyReturnTexts);
  const navigate = useNavigate();
  const [asked] = useState(() => valuesOf(new URLSearchParams(location.search)));
  const [reckoned, setReckoned] = useState<{ answer: Reckoned; plant: PlantBody }>();
  const first = useQuery({
    queryKey: [reckonEnergyReturn.path, bodyOf(asked)],
    queryFn: () => call(reckonEnergyReturn, { body: bodyOf(asked) }),
  });
  const show = (answer: Reckoned, body: PlantBody) => {
    setReckoned({ answer, plant: body });
    const search = new URLSearchParams(location.search);
    // A field that was emptied leaves the address too.
    for (const name of Object.keys(asked)) search.delete(name);
    for (const [name, value] of Object.entries(body)) search.set(name, String(value));
    void navigate({ href: `${location.pathname}?${search}`, replace: true, resetScroll: false });
  };
  const shown = reckoned ?? (first.data && { answer: first.data, plant: bodyOf(asked) });
  return (
    <Stack mt="xl" gap="lg">
      <div>
        <Badge size="lg" variant="light" c="bright" tt="none">
          {t("energyReturn.estimate")}
        </Badge>
      </div>
      <PlantForm values={asked} onReckoned={show} />
      {!reckoned && first.error && <Failure error={first.error} />}
      {shown && <Result reckoned={shown.answer} plant={shown.plant} />}
    </Stack>
  );
}
