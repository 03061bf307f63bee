import { ActionIcon, Badge, Group, Image, Paper, Stack, Text } from "@mantine/core";
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { StandOutProduct } from "./stand-out-product.ts";
import { IconGripVertical, IconTrash } from "../../../../ui/icons.gen.ts";

interface Props {
  items: readonly StandOutProduct[];
  change: (items: readonly StandOutProduct[]) => void;
}

/** The products in an order that is changed by dragging, or by keys: space takes and drops, arrows move, escape gives up. */
export function SortableProducts({ items, change }: Props) {
  const { t } = useTexts(officeSeriesTexts, officeSuppliersTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) change(arrayMove([...items], placeOf(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: useAnnouncements(items),
        screenReaderInstructions: { draggable: t("officeSeries.standOut.keys") },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" gap={6} p={0} m={0} style={{ listStyle: "none" }}>
          {items.map((product, at) => (
            <SortableProduct
              key={product.id}
              product={product}
              place={at + 1}
              remove={() => change(items.filter((item) => item !== product))}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader says while a product is moved. */
function useAnnouncements(items: Props["items"]): Announcements {
  const { t } = useTexts(officeSeriesTexts, officeSuppliersTexts);
  const say = (what: "taken" | "over" | "dropped" | "given-up", id: unknown, over: unknown) =>
    t(`officeSeries.standOut.${what}`, {
      name: items.find((item) => item.id === id)?.name,
      place: items.findIndex((item) => item.id === over) + 1,
      last: items.length,
    });
  return {
    onDragStart: ({ active }) => say("taken", active.id, active.id),
    onDragOver: ({ active, over }) => say(over?.id === active.id ? "taken" : "over", active.id, over?.id),
    onDragEnd: ({ active, over }) => say("dropped", active.id, over?.id),
    onDragCancel: ({ active }) => say("given-up", active.id, active.id),
  };
}

function SortableProduct({ product, place, remove }: { product: StandOutProduct; place: number; remove: () => void }) {
  const { t } = useTexts(officeSeriesTexts, officeSuppliersTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: product.id,
    attributes: { roleDescription: t("officeSeries.standOut.sortable") },
  });
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      withBorder
      p="xs"
      shadow={isDragging ? "md" : "none"}
      style={{
        transform: CSS.Transform.toString(transform),
        transition,
        position: "relative",
        zIndex: isDragging ? 1 : 0,
      }}
    >
      <Group wrap="nowrap" gap="sm">
        <ActionIcon
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          variant="subtle"
          color="dark"
          size="lg"
          style={{ cursor: "grab", touchAction: "none" }}
          aria-label={t("officeSeries.standOut.move", { name: product.name })}
        >
          <IconGripVertical size={18} />
        </ActionIcon>
        <Text size="sm" c="dimmed" w={24} ta="right" className="numbers">
          {place}
        </Text>
        <Image src={product.imageUrl} alt="" w={56} h={42} fit="contain" />
        <div style={{ flex: 1, minWidth: 0 }}>
          <AnchorLink to="/back-office/save-product/$id" params={{ id: product.id }} fw={600} size="sm">
            {product.brand} {product.name}
          </AnchorLink>
          <Text size="xs" c="dimmed">
            {product.productCode}
          </Text>
        </div>
        {!product.visibility && (
          <Badge color="gray" variant="light" c="bright" tt="none">
            {t("officeSeries.standOut.hidden")}
          </Badge>
        )}
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t("officeSuppliers.remove", { name: product.name })}
          onClick={remove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
