import { Anchor, Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";

interface Props {
  name: string;
  url: string;
  onClose: () => void;
}

/** An address of the file in this page's own memory: it is shown whatever site it lies on. */
async function addressInMemory(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

/** A PDF in the browser's own viewer, over the page; the file can also be opened on its own. */
export function DocumentViewer({ name, url, onClose }: Props) {
  const { t } = useTexts(showcaseTexts);
  const {
    data: address,
    error,
    refetch,
  } = useQuery({
    queryKey: ["document", url],
    queryFn: () => addressInMemory(url),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <Modal opened onClose={onClose} title={name} size="lg" closeButtonProps={{ "aria-label": t("common.close") }}>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!address && !error && <Loading />}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's own PDF viewer does not run in one */}
      {address && <iframe src={address} title={name} className="document-frame" />}
      <Group justify="flex-end" mt="sm">
        <Anchor href={url} target="_blank" rel="noopener">
          {t("showcase.openFile")}
        </Anchor>
      </Group>
    </Modal>
  );
}
