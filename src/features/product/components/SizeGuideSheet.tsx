import { useState, type ComponentType, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { space, text } from '../../../styles/theme';
import { QuietButton, TextButton } from '../../../ui/Button';
import { Sheet, SheetHeading } from '../../../ui/Sheet';
import { useDialog } from '../../../ui/useDialog';

interface Props {
  readonly product: Product;
  readonly chosen: Size | null;
}

export const SizeGuideSheet = (props: Props) => {
  const [SizeGuide, setSizeGuide] = useState<ComponentType<Props>>();
  const [failures, setFailures] = useState(0);
  const { open, dialog } = useDialog();

  const load = () => {
    import(/* webpackChunkName: "sizeGuide" */ './SizeGuide').then(
      (module) => setSizeGuide(() => module.SizeGuide),
      () => setFailures((count) => count + 1),
    );
  };

  const onOpen = (event: MouseEvent<HTMLElement>) => {
    open(event);
    load();
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
        {SizeGuide && <SizeGuide {...props} />}
        {!SizeGuide && failures > 0 && (
          // The key makes each failure a new alert.
          <Failure key={failures} role="alert">
            <p>The size guide could not be loaded.</p>
            {failures === 1 ? (
              <QuietButton type="button" onClick={load}>
                Try again
              </QuietButton>
            ) : (
              // An update of the shop removes the old file.
              <QuietButton
                type="button"
                onClick={() => window.location.reload()}
              >
                Reload the page
              </QuietButton>
            )}
          </Failure>
        )}
      </Sheet>
    </div>
  );
};

const Failure = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
`;

const Opener = styled(TextButton)`
  margin-block: calc(-1 * ${space.m}) calc(-1 * ${space.s});
  font-size: ${text.small};
`;
