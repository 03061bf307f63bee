import { Badge, NavLink, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTexts } from "../../i18n/index.ts";
import { placesFor } from "./navigation.ts";
import { saidCount, useQueue } from "./home/use-queue.ts";
import { useColleague } from "../office-kit/use-colleague.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";

interface Props {
  /** To its icons. */
  folded?: boolean;
  onGo?: () => void;
}

/** The places of whoever works here, each with what waits in it. */
export function Places({ folded = false, onGo }: Props) {
  const { t } = useTexts(officeTexts, officeListsTexts);
  const groups = placesFor(useColleague());
  const queue = useQueue();
  return (
    <Stack component="nav" aria-label={t("nav.backOffice")} gap={folded ? 6 : "sm"}>
      {groups.map(({ name, places }) => (
        <div key={name}>
          {!folded && (
            <Text size="xs" fw={600} c="dimmed" px="sm" pb={2}>
              {t(`bo.groups.${name}`)}
            </Text>
          )}
          {places.map(({ to, name: place, icon: Icon, waits, exact }) => {
            const counted = waits && queue?.[waits];
            const said = counted && counted.count > 0 ? saidCount(counted) : undefined;
            return (
              <NavLink
                key={to}
                component={Link}
                to={to}
                {...(exact && { activeOptions: { exact } })}
                label={folded ? <span className="sr-only">{t(`bo.${place}`)}</span> : t(`bo.${place}`)}
                leftSection={<Icon size={18} stroke={1.6} />}
                className="office-place"
                // What the name of the place doesn't say: it stays what it is called.
                title={[folded && t(`bo.${place}`), said && t("officeHome.waits", { count: counted?.count ?? 0, said })]
                  .filter(Boolean)
                  .join(": ")}
                {...(said && {
                  rightSection: (
                    <Badge size="sm" color="orange" variant="light" c="bright" aria-hidden className="office-count">
                      {said}
                    </Badge>
                  ),
                })}
                {...(onGo && { onClick: onGo })}
              />
            );
          })}
        </div>
      ))}
    </Stack>
  );
}
