import { useState, type ComponentType, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { space, text } from '../../../styles/theme';
import { TextButton } from '../../../ui/Button';
import { Sheet, SheetHeading } from '../../../ui/Sheet';
import { useDialog } from '../../../ui/useDialog';

export interface SizeGuideContent {
  readonly product: Product;
  readonly chosen: Size | null;
}

interface Props extends SizeGuideContent {
  readonly load: () => Promise<ComponentType<SizeGuideContent>>;
}

export const SizeGuideSheet = ({ load, product, chosen }: Props) => {
  const [Content, setContent] = useState<ComponentType<SizeGuideContent>>();
  const [hasFailed, setFailed] = useState(false);
  const { open, dialog } = useDialog();

  const onOpen = (event: MouseEvent<HTMLElement>) => {
    setFailed(false);
    open(event);
    load().then(
      (component) => setContent(() => component),
      () => setFailed(true),
    );
  };

  return (
    <div>
      <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
        Size guide
      </Opener>
      <Sheet
        {...dialog}
        label="Size guide"
        placement="end"
        head={<SheetHeading>Size guide</SheetHeading>}
      >
        {Content && <Content product={product} chosen={chosen} />}
        {hasFailed && (
          <p role="alert">
            The size guide could not be loaded. Close and open it to try again.
          </p>
        )}
      </Sheet>
    </div>
  );
};

const Opener = styled(TextButton)`
  margin-block: calc(-1 * ${space.m}) calc(-1 * ${space.s});
  font-size: ${text.small};
`;
