import { useState, type ComponentType, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { t } from '../../../texts/t';
import { TextButton } from '../../../ui/Button';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Sheet, SheetHeading } from '../../../ui/Sheet';
import { useDialog } from '../../../ui/useDialog';

interface Props {
  product: Product;
  selected: Size | null;
}

export const SizeGuideSheet = (props: Props) => {
  const [Guide, setGuide] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const { open, dialog } = useDialog();

  const onOpen = (event: MouseEvent<HTMLElement>) => {
    open(event);
    setFailed(false);
    import(/* webpackChunkName: "sizeGuide" */ './SizeGuideContent').then(
      (module) => setGuide(() => module.SizeGuideContent),
      () => setFailed(true),
    );
  };

  return (
    <div>
      <Opener type="button" onClick={onOpen}>
        {t('Size guide')}
      </Opener>
      <Sheet
        {...dialog}
        label={t('Size guide')}
        closeLabel={t('Close size guide')}
        placement="end"
        head={<SheetHeading>{t('Size guide')}</SheetHeading>}
      >
        {Guide && <Guide {...props} />}
        {!Guide && !hasFailed && <p>{t('Loading…')}</p>}
        {hasFailed && (
          <LoadFailure>{t('The size guide could not be loaded.')}</LoadFailure>
        )}
      </Sheet>
    </div>
  );
};

const Opener = styled(TextButton)`
  /* Because of the margin, the button makes its line no taller. */
  margin-block: -10px;
  font-size: var(--size-small);
`;
