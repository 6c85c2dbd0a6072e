import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { t, tCount } from '../../../texts/t';
import { Button, TextButton } from '../../../ui/Button';
import { Sheet, SheetHeading } from '../../../ui/Sheet';
import { useDialog } from '../../../ui/useDialog';

interface Props {
  selectedCount: number;
  productCount: number;
  onClear: () => void;
  children: ReactNode;
}

/** The filters on a narrow screen: a button, and the sheet that it opens. */
export const FilterSheet = ({
  selectedCount,
  productCount,
  onClear,
  children,
}: Props) => {
  const { open, dialog } = useDialog();
  return (
    <>
      <Opener type="button" onClick={open}>
        <OpenerIcon />
        <span>
          {selectedCount > 0
            ? t('Filter ({count})', { count: selectedCount })
            : t('Filter')}
        </span>
      </Opener>
      <Sheet
        {...dialog}
        label={t('Filters')}
        closeLabel={t('Close filters')}
        placement="bottom"
        head={<SheetHeading>{t('Filter')}</SheetHeading>}
        foot={
          <>
            <Clear type="button" onClick={onClear}>
              {t('Clear all')}
            </Clear>
            <ShowResults type="button" onClick={dialog.close}>
              {tCount(
                productCount,
                'Show {count} product',
                'Show {count} products',
              )}
            </ShowResults>
          </>
        }
      >
        <Groups>{children}</Groups>
      </Sheet>
    </>
  );
};

const Opener = styled.button`
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-s);
  min-width: 44px;
  min-height: 44px;
  padding-block: 10px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media ${widerThan.tablet} { display: none; }
`;

const OpenerIcon = styled(SlidersHorizontal)`
  /* The text alone sets the baseline. */
  align-self: center;
  @media (max-width: 22.49em) { display: none; }
`;

const Groups = styled.div`
  display: grid;
  gap: var(--space-l);
  @media ${widerThan.phone} { grid-template-columns: 1fr 1fr; gap: var(--space-xl); }
`;

const Clear = styled(TextButton)`
  white-space: nowrap;
`;

const ShowResults = styled(Button)`
  flex: 1;
  padding-inline: var(--space-m);
  font-variant-numeric: tabular-nums;
`;
