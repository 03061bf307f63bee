import { Button, Drawer } from "@mantine/core";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Filters, type FilterProps } from "./search-filters.tsx";

/** The filters on a small screen, with how many products they leave. */
export function FilterDrawer({ total, onClose, ...filters }: FilterProps & { total: number; onClose: () => void }) {
  const { t } = useTexts(showcaseTexts);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t("search.filters")}
      closeButtonProps={{ "aria-label": t("common.close") }}
      className="filter-drawer"
    >
      <div className="drawer-filters">
        <Filters {...filters} />
      </div>
      <Button fullWidth size="md" onClick={onClose}>
        {t("facet.show", { count: total })}
      </Button>
    </Drawer>
  );
}
